import { ObjectClient } from '../../../functions/kernel/files/objects/object-client.ts';

// Writes links and forms that the product has signed, for botocore to judge: with and without the token of a role, for
// keys and names of files of every kind of letter.

const region = 'eu-west-2';
const bucket = 'signed-files';
const keys = ['claimed/a.png', "a b/!'()*&=?#%2e.é😀", 'quarantine/01J/+x~', 'ab//c'];
const dispositions = [undefined, `attachment; filename="Zoë's “file”.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`, 'inline'];
const credentials = [
  { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/with+signs' },
  { accessKeyId: 'ASIAEXAMPLE', secretAccessKey: 'other', sessionToken: 'token/with+signs==' },
];

const signWith = async (used: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }) => {
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: used.accessKeyId,
    AWS_SECRET_ACCESS_KEY: used.secretAccessKey,
  });
  if (used.sessionToken) process.env.AWS_SESSION_TOKEN = used.sessionToken;
  const client = new ObjectClient();
  const links = [];
  const forms = [];
  for (const key of keys) {
    for (const disposition of dispositions) {
      for (const seconds of [1, 60, 604_800]) {
        const url = await client.link({ bucket, key }, seconds, disposition);
        links.push({ url, bucket, key, seconds, ...(disposition !== undefined && { disposition }) });
      }
    }
    for (const bytes of [1, 5_000_000]) {
      const asked = { contentType: 'application/pdf', bytes, seconds: 300 };
      forms.push({ ...(await client.offerUpload({ bucket, key }, asked)), bucket, key, ...asked });
    }
  }
  return { region, credentials: used, links, forms };
};

const [index = '0'] = process.argv.slice(2);
const used = credentials[Number(index)];
if (!used) throw new Error(`There are ${credentials.length} credentials`);
console.log(JSON.stringify(await signWith(used)));
