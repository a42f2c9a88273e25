export type XmlNode = string | number | boolean | { [name: string]: XmlNode | XmlNode[] | undefined };

export function formatXml(root: string, node: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${formatElement(root, node)}`;
}

function formatElement(name: string, node: XmlNode): string {
  return `<${name}>${typeof node === 'object' ? formatChildren(node) : escapeText(String(node))}</${name}>`;
}

function formatChildren(children: { [name: string]: XmlNode | XmlNode[] | undefined }): string {
  return Object.entries(children)
    .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((node) => formatElement(name, node))))
    .join('');
}

function escapeText(text: string): string {
  // A key may hold control characters, and XML takes them only as references.
  return text.replace(/[&<>"\p{Cc}]/gu, (char) => `&#${char.charCodeAt(0)};`);
}
