"""What CloudFormation would replace or take away on the way from the templates of one release to those of another, by AWS's own
schemas: they name the properties of each resource that cannot be changed. What a stack keeps whatever happens must stay as it is.
Called with the folders of both; writes one JSON object.
"""

import json
import sys
from pathlib import Path

from cfnlint.schema.manager import PROVIDER_SCHEMA_MANAGER

KEPT = ("Retain", "RetainExceptOnCreate", "Snapshot")


def fixed_places(kind):
    if kind.startswith("Custom::"):
        return []
    schema = PROVIDER_SCHEMA_MANAGER.get_resource_schema("eu-west-2", kind).schema
    return schema.get("createOnlyProperties", []) + schema.get("conditionalCreateOnlyProperties", [])


def values_at(value, parts):
    if not parts:
        return [value]
    if parts[0] == "*":
        return [found for one in value or [] for found in values_at(one, parts[1:])]
    return values_at(value.get(parts[0]), parts[1:]) if isinstance(value, dict) else [None]


def is_replaced(before, after):
    if before["Type"] != after["Type"]:
        return True
    places = [place.removeprefix("/properties/").split("/") for place in fixed_places(before["Type"])]
    old, new = (one.get("Properties", {}) for one in (before, after))
    return any(values_at(old, place) != values_at(new, place) for place in places)


compared, faults, replaced, removed = 0, [], [], []
old_folder, new_folder = (Path(place) for place in sys.argv[1:])
for file in sorted(old_folder.glob("*.json")):
    before = json.loads(file.read_text())["Resources"]
    after = json.loads((new_folder / file.name).read_text())["Resources"]
    for name, resource in before.items():
        compared += 1
        if name in after and not is_replaced(resource, after[name]):
            continue
        (replaced if name in after else removed).append(name)
        if resource.get("DeletionPolicy") in KEPT or resource.get("UpdateReplacePolicy") in KEPT:
            faults.append(f"{file.stem}: {name} would be {'replaced' if name in after else 'left behind'}")
print(json.dumps({"compared": compared, "faults": faults, "replaced": replaced, "removed": removed}))
