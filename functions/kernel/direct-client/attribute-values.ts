type Attribute = { [type: string]: unknown };
type Attributes = { [name: string]: Attribute };
type Fields = { [name: string]: unknown };

const isLeftOut = (value: unknown) => value === undefined || typeof value === 'function';

const writeNumber = (value: number): Attribute => {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new TypeError(`DynamoDB would not give back the number ${value} as it is`);
  }
  return { N: String(value) };
};

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

const writeAttribute = (value: unknown): Attribute => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.filter((one) => !isLeftOut(one)).map(writeAttribute) };
  if (typeof value === 'object' && isPlain(value)) return { M: writeAttributes(value as Fields) };
  throw new TypeError(`The table keeps texts, numbers, booleans, null, lists and plain objects, not ${typeof value}`);
};

const writeAttributes = (fields: Fields): Attributes => {
  const written: Attributes = {};
  for (const [name, value] of Object.entries(fields)) if (!isLeftOut(value)) written[name] = writeAttribute(value);
  return written;
};

const readNumber = (text: string): number | bigint => {
  const value = Number(text);
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? BigInt(text) : value;
};

const readAttribute = (attribute: Attribute): unknown => {
  for (const type in attribute) {
    const value = attribute[type];
    if (type === 'S' || type === 'BOOL') return value;
    if (type === 'N') return readNumber(value as string);
    if (type === 'M') return readAttributes(value as Attributes);
    if (type === 'L') return (value as Attribute[]).map(readAttribute);
    if (type === 'NULL') return null;
    throw new TypeError(`The table holds an attribute of a kind that nothing here stores: ${type}`);
  }
  throw new TypeError('The table answered an attribute without a value');
};

const readAttributes = (attributes: Attributes): Fields => {
  const read: Fields = {};
  for (const name in attributes) read[name] = readAttribute(attributes[name] as Attribute);
  return read;
};

// Where DynamoDB's requests and answers hold an item or a part of one, and where they hold a list of them.
const ofItem = new Set([
  'Item',
  'Key',
  'ExclusiveStartKey',
  'ExpressionAttributeValues',
  'Attributes',
  'LastEvaluatedKey',
]);
const ofItems = new Set(['Items', 'Keys']);

const walk = <Stored>(value: unknown, name: string, convert: (item: Stored) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (ofItem.has(name)) return convert(value as Stored);
  if (Array.isArray(value)) {
    return ofItems.has(name) ? value.map((item: Stored) => convert(item)) : value.map((one) => walk(one, '', convert));
  }
  const walked: Fields = {};
  for (const [key, inner] of Object.entries(value)) {
    // A BatchGetItem answers lists of items by table name; a TransactGetItems a list of answers.
    walked[key] = walk(inner, name === 'Responses' ? 'Items' : key, convert);
  }
  return walked;
};

/** The input of a command as DynamoDB's JSON. Legacy parameters, older than expressions, are not supported. */
export const formatInput = (input: object): string => JSON.stringify(walk(input, '', writeAttributes));

/** DynamoDB's answer in the form of the document client. */
export const parseOutput = (text: string): Fields => walk(JSON.parse(text), '', readAttributes) as Fields;
