"""Judges by botocore, AWS's other SDK, the links and forms that the product has signed.

Reads one JSON object with what was signed, signs the same anew, and compares. Writes the counts.
"""

import base64
import datetime
import json
import sys
from unittest import mock
from urllib.parse import parse_qs, urlsplit

import botocore.auth
import botocore.session
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials


def at(moment):
    """botocore asks for the time in the module that signs."""
    now = datetime.datetime.strptime(moment, "%Y%m%dT%H%M%SZ").replace(tzinfo=datetime.timezone.utc)
    return mock.patch.object(botocore.auth, "get_current_datetime", lambda remove_tzinfo=True: now.replace(tzinfo=None) if remove_tzinfo else now)


def client_of(signed):
    credentials = signed["credentials"]
    return botocore.session.get_session().create_client(
        "s3",
        region_name=signed["region"],
        aws_access_key_id=credentials["accessKeyId"],
        aws_secret_access_key=credentials["secretAccessKey"],
        aws_session_token=credentials.get("sessionToken"),
        config=botocore.config.Config(signature_version="s3v4", s3={"addressing_style": "virtual"}),
    )


def query_of(url):
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query, keep_blank_values=True).items()}


def check_link(signed, link):
    """Every parameter of AWS's own link is in ours with the same value; ours names the operation besides."""
    given = query_of(link["url"])
    parameters = {"Bucket": link["bucket"], "Key": link["key"]}
    if "disposition" in link:
        parameters["ResponseContentDisposition"] = link["disposition"]
    # The SDK for JavaScript also signs these, which botocore does not know; a signature covers every parameter.
    others = {name: given[name] for name in ("x-id", "x-amz-checksum-mode", "X-Amz-Content-Sha256") if name in given}
    credentials = Credentials(
        signed["credentials"]["accessKeyId"],
        signed["credentials"]["secretAccessKey"],
        signed["credentials"].get("sessionToken"),
    )
    address = urlsplit(link["url"])
    request = AWSRequest(
        "GET",
        f"{address.scheme}://{address.netloc}{address.path}",
        params={**({"response-content-disposition": link["disposition"]} if "disposition" in link else {}), **others},
    )
    with at(given["X-Amz-Date"]):
        botocore.auth.S3SigV4QueryAuth(credentials, "s3", signed["region"], expires=link["seconds"]).add_auth(request)
        own = client_of(signed).generate_presigned_url("get_object", parameters, ExpiresIn=link["seconds"])
    faults = []
    if query_of(request.url) != given:
        faults.append(f"another signature than botocore's: {given} instead of {query_of(request.url)}")
    if urlsplit(own).netloc != address.netloc or urlsplit(own).path != address.path:
        faults.append(f"another address than botocore's: {address.netloc}{address.path} instead of {own}")
    return faults


def check_form(signed, form):
    """The signature is botocore's for the same policy, and the policy says what botocore's says."""
    fields = form["fields"]
    credential = signed["credentials"]
    own_request = AWSRequest("POST", form["url"])
    policy = json.loads(base64.b64decode(fields["Policy"]))
    own_request.context["s3-presign-post-fields"] = {}
    asked = [["content-length-range", form["bytes"], form["bytes"]]]
    with at(fields["X-Amz-Date"]):
        own = client_of(signed).generate_presigned_post(
            form["bucket"], form["key"], {"Content-Type": form["contentType"]}, [{"Content-Type": form["contentType"]}, *asked], form["seconds"]
        )
    own_policy = json.loads(base64.b64decode(own["fields"]["policy"]))
    faults = []

    def flat(conditions):
        pairs = set()
        for one in conditions:
            pairs.add(("eq", *list(one.items())[0]) if isinstance(one, dict) else tuple(str(part).lstrip("$") for part in one))
        return {tuple(str(part).lower() if index < 2 else str(part) for index, part in enumerate(pair)) for pair in pairs}

    missing = flat(own_policy["conditions"]) - flat(policy["conditions"])
    if missing:
        faults.append(f"the policy leaves out {missing}")
    signer = botocore.auth.S3SigV4PostAuth(
        Credentials(credential["accessKeyId"], credential["secretAccessKey"], credential.get("sessionToken")), "s3", signed["region"]
    )
    request = AWSRequest("POST", form["url"])
    request.context["timestamp"] = fields["X-Amz-Date"]
    if signer.signature(fields["Policy"], request) != fields["X-Amz-Signature"]:
        faults.append("another signature than botocore's")
    names = {name.lower() for name in own["fields"]} - {name.lower() for name in fields}
    if names:
        faults.append(f"the form leaves out {names}")
    if urlsplit(own["url"]).netloc != urlsplit(form["url"]).netloc:
        faults.append(f"another address than botocore's: {form['url']} instead of {own['url']}")
    return faults


def main():
    signed = json.load(sys.stdin)
    passed, faults = 0, []
    for kind, check in (("links", check_link), ("forms", check_form)):
        for one in signed[kind]:
            found = check(signed, one)
            passed += not found
            faults += [f"{kind} {one['key']!r}: {fault}" for fault in found]
    json.dump({"passed": passed, "faults": faults}, sys.stdout)


main()
