"""Makes the stacks of a folder of templates in the CloudFormation of moto, as far as it goes: what moto makes no resource of is
left out, and a text stands where another resource refers to it. Called with that folder; writes one JSON object.
"""

import json
import logging
import os
import sys
import warnings
from pathlib import Path
from uuid import uuid4

for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
    os.environ[name] = "moto"

import boto3
from moto import mock_aws
from moto.cloudformation import parsing

logging.disable()
warnings.simplefilter("ignore")

REGION, EDGE_REGION = "eu-west-2", "us-east-1"
LEFT_OUT = "arn:aws:service:region:111122223333:left-out"


# What moto would make by running a function in Docker, and what looks for the table, of a kind that it does not know.
NOT_ALONE = ("Custom::", "AWS::Lambda::EventSourceMapping")


def is_made(resource):
    kind = resource["Type"]
    return not kind.startswith(NOT_ALONE) and parsing.resource_class_from_type(kind) is not None


def without(value, absent):
    """A template without what is absent: CloudFormation knows four ways to refer to a resource, or to another stack."""
    if isinstance(value, list):
        return [without(one, absent) for one in value]
    if not isinstance(value, dict):
        return value
    if "Fn::GetStackOutput" in value or value.get("Ref") in absent:
        return LEFT_OUT
    found = value.get("Fn::GetAtt")
    if found and (found if isinstance(found, list) else found.split("."))[0] in absent:
        return LEFT_OUT
    if "DependsOn" in value:
        waits = value["DependsOn"]
        waits = [one for one in (waits if isinstance(waits, list) else [waits]) if one not in absent]
        value = {**value, "DependsOn": waits}
    return {key: without(one, absent) for key, one in value.items()}


def make_zone(name):
    zone = boto3.client("route53").create_hosted_zone(Name=name, CallerReference=str(uuid4()))
    return zone["HostedZone"]["Id"].split("/")[-1]


def make(file):
    template = json.loads(file.read_text())
    resources = template["Resources"]
    absent = {name for name, one in resources.items() if not is_made(one)}
    kept = {name: one for name, one in resources.items() if name not in absent}
    for one in kept.values():
        for place in {"Code", "Content"} & set(one.get("Properties", {})):
            # The bundles are in a bucket of the bootstrap, which nobody filled.
            one["Properties"][place] = {"ZipFile": "none"}
        if one["Type"] == "AWS::Route53::RecordSetGroup":
            one["Properties"]["HostedZoneId"] = make_zone(one["Properties"]["RecordSets"][0]["Name"])
    body = {"Mappings": template.get("Mappings", {}), **without({"Resources": kept}, absent)}
    region = EDGE_REGION if file.stem.endswith("-edge") else REGION
    client = boto3.client("cloudformation", region_name=region)
    client.create_stack(StackName=file.stem, TemplateBody=json.dumps(body), Capabilities=["CAPABILITY_IAM"])
    made = client.get_paginator("list_stack_resources").paginate(StackName=file.stem)
    ids = {one["LogicalResourceId"] for page in made for one in page["StackResourceSummaries"]}
    return len(ids), sorted(set(kept) - ids), sorted({resources[name]["Type"] for name in absent})


passed, faults, unknown = 0, [], set()
with mock_aws():
    for file in sorted(Path(sys.argv[1]).glob("*.json")):
        try:
            count, missing, types = make(file)
            passed += count
            unknown.update(types)
            faults += [f"{file.stem}: {name} was not made" for name in missing]
        except Exception as error:
            faults.append(f"{file.stem}: {type(error).__name__}: {error}")
print(json.dumps({"passed": passed, "faults": faults, "unknown": sorted(unknown)}))
