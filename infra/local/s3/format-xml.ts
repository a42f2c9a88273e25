export type XmlNode = string | number | boolean | { [name: string]: XmlNode | XmlNode[] | undefined };

const formatChildren = (children: { [name: string]: XmlNode | XmlNode[] | undefined }): string =>
  Object.entries(children)
    .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((node) => formatElement(name, node))))
    .join('');

const escapeText = (text: string): string => {
  // A key may contain control characters, and XML takes them only as references.
  return text.replace(/[&<>"\p{Cc}]/gu, (char) => `&#${char.charCodeAt(0)};`);
};

const formatElement = (name: string, node: XmlNode): string =>
  `<${name}>${typeof node === 'object' ? formatChildren(node) : escapeText(String(node))}</${name}>`;

export const formatXml = (root: string, node: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${formatElement(root, node)}`;
