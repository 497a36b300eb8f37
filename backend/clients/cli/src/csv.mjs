/** Rows of a table as RFC 4180 writes it, with or without a byte order mark. */
function rowsOf(text) {
  const rows = [];
  let row = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (const [part] of text.replace(/^\uFEFF/, '').matchAll(/""|"|,|\r?\n|[^",\r\n]+|\r/g)) {
    if (part === '""' && !isQuoted && cell === '') continue;
    if (part === '""') cell += '"';
    else if (part === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += part;
    else if (part === ',') endCell();
    else if (part.endsWith('\n') || part === '\r') endRow();
    else cell += part;
  }
  endRow();
  return rows;
}

const NAMES = new Map(
  Object.entries({
    url: 'url',
    longurl: 'url',
    destination: 'url',
    originalurl: 'url',
    encodeid: 'encodeId',
    slug: 'encodeId',
    keyword: 'encodeId',
    shortcode: 'encodeId',
    title: 'title',
    tags: 'tags',
    domain: 'domain',
    note: 'note',
    externalid: 'externalId',
    expires: 'expireTime',
    expiretime: 'expireTime',
  }),
);

const plain = (name) => name.toLowerCase().replace(/[\s_-]/g, '');

/** Links of a table whose first row names the columns; others than those known are left out. */
export function linksOf(text) {
  const [heads = [], ...rows] = rowsOf(text);
  const fields = heads.map((head) => NAMES.get(plain(head)));
  return rows.map((row) => {
    const given = row.flatMap((cell, index) => {
      const field = fields[index];
      if (field === undefined || cell === '') return [];
      return [[field, field === 'tags' ? cell.split(/[;,]/).map((tag) => tag.trim()) : cell]];
    });
    return Object.fromEntries(given);
  });
}

export const hasUrls = (text) => (rowsOf(text)[0] ?? []).some((head) => NAMES.get(plain(head)) === 'url');
