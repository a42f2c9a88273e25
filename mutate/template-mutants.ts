type Path = readonly (string | number)[];

const stackNames = ['edge', 'data', 'service'] as const;
export type StackName = (typeof stackNames)[number];
export const isStackName = (name: string): name is StackName => stackNames.some((one) => one === name);

/** One change of one place of a synthesized template. Without `value` the place is removed. */
export type TemplateMutant = {
  readonly kind: 'template';
  readonly stack: StackName;
  readonly path: Path;
  readonly value?: unknown;
  readonly title: string;
};

type Change = { path: Path; value?: unknown; what: string };
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const widenStatement = (statement: Json, path: Path): Change[] => {
  const service = String([statement.Action].flat()[0]).split(':')[0];
  return [
    ...('Condition' in statement ? [{ path: [...path, 'Condition'], what: 'the condition is dropped' }] : []),
    ...('Principal' in statement && statement.Effect === 'Allow'
      ? [{ path: [...path, 'Principal'], value: '*', what: 'the principal becomes *' }]
      : []),
    ...(statement.Effect === 'Allow'
      ? [{ path: [...path, 'Action'], value: `${service}:*`, what: `the actions become ${service}:*` }]
      : [{ path: [...path, 'Effect'], value: 'Allow', what: 'the refusal becomes a permission' }]),
    ...(statement.Effect === 'Allow' && statement.Resource !== undefined && statement.Resource !== '*'
      ? [{ path: [...path, 'Resource'], value: '*', what: 'the resource becomes *' }]
      : []),
  ];
};

const openPolicy = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Principal: '*', Action: '*', Resource: '*' }],
};

/** The changes that an attacker with an editor would make to one resource, except those in it already. */
const addToResource: Record<string, (path: Path) => Change[]> = {
  'AWS::DynamoDB::GlobalTable': (path) => [
    {
      path: [...path, 'Properties', 'Replicas', 0, 'ResourcePolicy'],
      value: { PolicyDocument: openPolicy },
      what: 'a policy for everybody is added to the replica',
    },
  ],
  'AWS::S3::BucketPolicy': (path) => [
    {
      path: [...path, 'Properties', 'PolicyDocument', 'Statement', 9],
      value: { Effect: 'Allow', Principal: { AWS: '*' }, Action: 's3:GetObject', Resource: '*' },
      what: 'a statement for everybody is added',
    },
  ],
  'AWS::KMS::Key': (path) => [
    {
      path: [...path, 'Properties', 'KeyPolicy', 'Statement', 9],
      value: { Effect: 'Allow', Principal: { AWS: '*' }, Action: 'kms:*', Resource: '*' },
      what: 'a statement for everybody is added',
    },
  ],
  'AWS::ApiGatewayV2::Route': (path) => [
    { path: [...path, 'Properties', 'AuthorizationType'], value: 'NONE', what: 'the route asks for no token' },
    { path: [...path, 'Properties', 'AuthorizationScopes'], what: 'the route asks for no scope' },
  ],
};

const weakenText = (text: string, path: Path): Change[] =>
  text.includes("script-src 'self'")
    ? [
        {
          path,
          value: text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
          what: "script-src takes 'unsafe-inline'",
        },
      ]
    : text.includes('frame-ancestors')
      ? [{ path, value: text.replace(/; frame-ancestors 'none'/, ''), what: 'frame-ancestors is dropped' }]
      : [];

const walk = (value: unknown, path: Path): Change[] => {
  if (typeof value === 'boolean') return [{ path, value: !value, what: `${value} becomes ${!value}` }];
  if (typeof value === 'string') return weakenText(value, path);
  if (!isObject(value)) return [];
  const statement = 'Effect' in value && 'Action' in value ? widenStatement(value, path) : [];
  const headers = path.at(-1) === 'SecurityHeadersConfig' ? Object.keys(value) : [];
  const items = path.at(-2) === 'CustomHeadersConfig' && Array.isArray(value) ? value.keys().toArray() : [];
  const keys = (Array.isArray(value) ? value.keys().toArray() : Object.keys(value)) as (string | number)[];
  return [
    ...statement,
    ...headers.map((name) => ({ path: [...path, name], what: `the header ${name} is removed` })),
    ...items.map((at) => ({
      path: [...path, at],
      what: `the header ${(value as unknown as Json[])[at]?.Header} is removed`,
    })),
    ...keys.flatMap((name) => walk((value as Record<string | number, unknown>)[name], [...path, name])),
  ];
};

const mutateTemplate = (stack: StackName, template: Json): TemplateMutant[] =>
  Object.entries(template.Resources as Record<string, Json>).flatMap(([id, resource]) => {
    const path = ['Resources', id];
    const changes = [
      ...walk(resource.Properties, [...path, 'Properties']),
      ...(addToResource[String(resource.Type)]?.(path) ?? []),
    ];
    // A change without effect is no mutant: a route that requires no token anyway.
    const effective = changes.filter(({ path: at, ...change }) => {
      const found = at.reduce<unknown>((holder, name) => (isObject(holder) ? holder[name] : undefined), {
        Resources: { [id]: resource },
      });
      return JSON.stringify(found) !== JSON.stringify('value' in change ? change.value : undefined);
    });
    return effective.map(({ what, ...change }) => ({
      kind: 'template' as const,
      stack,
      ...change,
      title: `${stack} ${change.path.slice(1).join('.')}: ${what}`,
    }));
  });

/** Places where a change makes no difference, and why. */
const equivalent: readonly { place: RegExp; because: string }[] = [
  { place: /\.SourceMarkersConfig\.\d+\.jsonEscape$/, because: 'the ids that are put in hold no letter to escape' },
  { place: /\.OutputObjectKeys$/, because: 'nothing reads the names of the files that were copied' },
];

/** Every mutant of these templates that changes something. */
export const listTemplateMutants = (templates: Readonly<Record<StackName, Json>>): TemplateMutant[] =>
  stackNames
    .flatMap((stack) => mutateTemplate(stack, templates[stack]))
    .filter(({ path }) => !equivalent.some(({ place }) => place.test(path.join('.'))));

const changeAt = (holder: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value;
  if (!isObject(holder)) return holder;
  if (rest.length > 0 && holder[name] === undefined) return holder;
  const changed = changeAt(holder[name], rest, value);
  if (Array.isArray(holder)) {
    const at = Number(name);
    if (at >= holder.length) return [...holder, changed];
    return changed === undefined ? holder.toSpliced(at, 1) : holder.with(at, changed);
  }
  const { [name]: _, ...others } = holder;
  return changed === undefined ? others : { ...holder, [name]: changed };
};

/** A template with the change; as it is where it has no such place. What does not change is shared with it, not copied. */
export const applyTemplateMutant = (template: Json, { path, value }: TemplateMutant): Json =>
  changeAt(template, path, value) as Json;
