"""Judges each statement of the templates by the service authorization data that policy-sentry carries.

An action is known, its resources are of a type that it knows, and its condition keys are listed for it.
Called with the folder of a deployment's templates; writes one JSON object.
"""

import json
import re
import sys
from functools import lru_cache
from pathlib import Path

from policy_sentry.querying.actions import get_action_data

ACCOUNT = "111122223333"

# What Fn::GetAtt and Ref of a resource stand for in these templates.
ARNS = {
    "AWS::S3::Bucket": "arn:aws:s3:::name",
    "AWS::Logs::LogGroup": f"arn:aws:logs:eu-west-2:{ACCOUNT}:log-group:name:*",
    "AWS::DynamoDB::GlobalTable": f"arn:aws:dynamodb:eu-west-2:{ACCOUNT}:table/name",
    "AWS::KMS::Key": f"arn:aws:kms:eu-west-2:{ACCOUNT}:key/name",
    "AWS::Cognito::UserPool": f"arn:aws:cognito-idp:eu-west-2:{ACCOUNT}:userpool/name",
    "AWS::SecretsManager::Secret": f"arn:aws:secretsmanager:eu-west-2:{ACCOUNT}:secret:name",
    "AWS::SNS::Topic": f"arn:aws:sns:eu-west-2:{ACCOUNT}:name",
}
STREAM = ARNS["AWS::DynamoDB::GlobalTable"] + "/stream/2026"

# What stays, each with its reason.
KNOWN = {
    "kms:DescribeKey does not list kms:EncryptionContext:aws:logs:arn":
        "AWS's own sample of a key for CloudWatch Logs has it; the condition is of no effect for that action.",
    f"dynamodb:ListStreams knows no resource like {STREAM}":
        "The CDK's grant has it; Lambda is given the stream's own ARN, and lists none.",
}

PSEUDO = {"AWS::AccountId": ACCOUNT, "AWS::Partition": "aws", "AWS::Region": "eu-west-2", "AWS::URLSuffix": "amazonaws.com"}


def listed(value):
    return value if isinstance(value, list) else [value]


class Templates:
    def __init__(self, folder):
        self.by_stack = {path.stem: json.loads(path.read_text()) for path in sorted(Path(folder).glob("*.json"))}

    def text_of(self, value, stack):
        """The text that a value of a template stands for, with sample names."""
        if isinstance(value, str):
            return value
        [(function, argument)] = value.items()
        if function == "Fn::Join":
            return argument[0].join(self.text_of(part, stack) for part in argument[1])
        if function == "Fn::Sub":
            return re.sub(r"\$\{([\w:]+)\}", lambda found: self.text_of({"Ref": found[1]}, stack), argument)
        if function == "Fn::GetStackOutput":
            outputs = self.by_stack[argument["StackName"]]["Outputs"]
            return self.text_of(outputs[argument["OutputName"]]["Value"], argument["StackName"])
        if function == "Fn::GetAtt" and argument[1] == "StreamArn":
            return STREAM
        if function == "Ref" and argument in PSEUDO:
            return PSEUDO[argument]
        name = argument if function == "Ref" else argument[0]
        kind = self.by_stack[stack]["Resources"][name]["Type"]
        # Ref of a bucket is its name; of what else is here, its ARN.
        return "name" if function == "Ref" and kind == "AWS::S3::Bucket" else ARNS[kind]

    def statements(self):
        for stack, template in self.by_stack.items():
            for name, resource in template["Resources"].items():
                for document in documents(resource["Properties"] if "Properties" in resource else {}):
                    for statement in document["Statement"]:
                        yield stack, f"{stack} {name}", resource["Type"], statement


def documents(value):
    if isinstance(value, dict):
        if isinstance(value.get("Statement"), list):
            yield value
        for inner in value.values():
            yield from documents(inner)
    if isinstance(value, list):
        for inner in value:
            yield from documents(inner)


@lru_cache(maxsize=None)
def rows_of(action):
    service, name = action.split(":")
    return tuple(json.dumps(row) for row in get_action_data(service, name).get(service, [])) if service != "*" else ()


@lru_cache(maxsize=None)
def overlap(one, other):
    """Whether some text matches both patterns, of which each may have wildcards."""
    if not one or not other:
        return not (one + other).strip("*")
    if one[0] == "*":
        return overlap(one[1:], other) or overlap(one, other[1:])
    if other[0] == "*":
        return overlap(other, one)
    return one[0] == other[0] and overlap(one[1:], other[1:])


def is_of(arn, arn_format):
    """Whether an ARN of a policy, with its wildcards, may be of this form."""
    if arn == "*" or arn_format == "*":
        return arn == "*"
    return overlap(arn, re.sub(r"\$\{\w+\}", "*", arn_format))


def is_listed(key, listed_keys):
    if key.lower().startswith("aws:"):
        return True
    return any(re.fullmatch(re.sub(r"\\\$\\\{\w+\\\}", ".+", re.escape(one)), key, re.I) for one in listed_keys)


def judge(templates, stack, kind, statement):
    actions = listed(statement.get("Action", []))
    # A key's policy, a bucket's and a topic's are of that key, bucket or topic alone.
    resources = [templates.text_of(one, stack) for one in listed(statement.get("Resource", []))] if kind.startswith("AWS::IAM") else []
    keys = [key for block in statement.get("Condition", {}).values() for key in block]
    faults = []
    of_any_action = set()
    for action in actions:
        wild = action.endswith("*")
        rows = [json.loads(row) for row in rows_of(action)]
        if not rows:
            if not wild:
                faults.append(f"{action} is no action")
            of_any_action.update(resources)
            continue
        formats = {row["resource_arn_format"] for row in rows}
        met = {arn for arn in resources if any(is_of(arn, one) for one in formats)}
        of_any_action |= met
        if resources and not met:
            faults.append(f"{action} knows no resource like {', '.join(resources)}")
        listed_keys = {key for row in rows for key in row["condition_keys"]}
        faults += [f"{action} does not list {key}" for key in keys if not is_listed(key, listed_keys)]
    faults += [f"{arn} is a resource of none of {', '.join(actions)}" for arn in resources if arn not in of_any_action]
    return faults


def main(folder):
    templates = Templates(folder)
    passed, faults, leading = 0, [], {}
    for stack, place, kind, statement in templates.statements():
        found = [one for one in judge(templates, stack, kind, statement) if one not in KNOWN]
        passed += not found
        faults += [f"{place}: {one}" for one in found]
        if "dynamodb:LeadingKeys" in json.dumps(statement):
            for action in listed(statement["Action"]):
                leading[action] = leading.get(action, 0) + 1
    json.dump({"passed": passed, "faults": sorted(set(faults)), "leadingKeys": leading}, sys.stdout)


main(sys.argv[1])
