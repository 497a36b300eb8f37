/** What a value of an answer can be. */
export type YourlsValue = string | number | { readonly [name: string]: YourlsValue };

/** An answer in the terms of YOURLS, in whatever format it is sent. */
export interface YourlsAnswer {
  /** Status of HTTP. */
  readonly status: number;
  /** All that the format `simple` has. */
  readonly simple: string;
  readonly body: Readonly<Record<string, YourlsValue>>;
}

export const FORMATS = ['xml', 'json', 'jsonp', 'simple'] as const;
export type YourlsFormat = (typeof FORMATS)[number];

const CALLBACK = /^[A-Za-z_$][\w$.]{0,127}$/;

/** The name of a function that a page has; null for what is none. */
export const readCallback = (text: string): string | null => (CALLBACK.test(text) ? text : null);

/** XML has no way to write these: control characters and halves of characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const elementsOf = (values: Readonly<Record<string, YourlsValue>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const inside = typeof value === 'object' ? elementsOf(value) : escapeXml(String(value));
      return `<${name}>${inside}</${name}>`;
    })
    .join('');

const xmlOf = (body: YourlsAnswer['body']): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<result>${elementsOf(body)}</result>\n`;

/** Nothing in it ends a script or a line of one. */
const scriptOf = (callback: string, body: object): string => {
  const json = JSON.stringify(body).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `/**/${callback}(${json});`;
};

/** An answer as it is sent. */
export interface Written {
  readonly type: string;
  readonly text: string;
}

export function written(
  { simple, body }: YourlsAnswer,
  format: YourlsFormat,
  callback: string | null,
): Written {
  switch (format) {
    case 'simple':
      return { type: 'text/plain; charset=utf-8', text: simple };
    case 'json':
      return { type: 'application/json; charset=utf-8', text: JSON.stringify(body) };
    case 'jsonp':
      return callback === null
        ? { type: 'application/json; charset=utf-8', text: JSON.stringify(body) }
        : { type: 'application/javascript; charset=utf-8', text: scriptOf(callback, body) };
    case 'xml':
      return { type: 'application/xml; charset=utf-8', text: xmlOf(body) };
  }
}
