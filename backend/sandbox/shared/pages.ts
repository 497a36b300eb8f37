/** The languages of the buyer's pages. */
export type Language = 'en' | 'zh-TW';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** By what the shop asked for; without it, Chinese, as the gateways of Taiwan do. */
export const languageOf = (asked: string | undefined): Language =>
  /^en/i.test(asked ?? '') ? 'en' : 'zh-TW';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, 'Noto Sans TC', sans-serif; }
body { margin: 0 auto; max-width: 30rem; padding: 1rem; }
.note { border: 1px dashed; border-radius: .5rem; padding: .5rem .75rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt { opacity: .8; } dd { margin: 0; overflow-wrap: anywhere; }
label { display: block; margin: .75rem 0; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem; font: inherit; }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; border: 1px solid; border-radius: .5rem; cursor: pointer; }
button.first { font-weight: 700; background: #0b5f2a; color: #fff; border-color: #0b5f2a; }
:focus-visible { outline: 3px solid #2f7df6; outline-offset: 2px; }
`;

const NOTE: Readonly<Record<Language, string>> = {
  en: 'This is a simulation. No money moves.',
  'zh-TW': '這是模擬頁面，不會真的付款。',
};

interface Page {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

export const page = ({ language, title, content }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="note">${NOTE[language]}</p>
${content}
</main>
</body>
</html>
`;

export type Rows = readonly (readonly [name: string, value: string])[];

const list = (rows: Rows): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoicePage {
  readonly language: Language;
  readonly title: string;
  readonly rows: Rows;
  readonly action: string;
  readonly fields?: readonly Field[];
  /** The first is the usual one. */
  readonly choices: readonly Choice[];
}

/** A page on which the buyer decides; the decision is posted as `choice`. */
export function choicePage({ language, title, rows, action, fields = [], choices }: ChoicePage): string {
  const inputs = fields.map(
    ({ name, label, value }) =>
      `<label>${escaped(label)}<input name="${escaped(name)}" value="${escaped(value)}" autocomplete="off"></label>`,
  );
  const buttons = choices.map(
    ({ value, label }, at) =>
      `<button name="choice" value="${escaped(value)}"${at === 0 ? ' class="first"' : ''}>${escaped(label)}</button>`,
  );
  const content = `${list(rows)}
<form method="post" action="${escaped(action)}">
${inputs.join('\n')}
<div class="choices">${buttons.join('\n')}</div>
</form>`;
  return page({ language, title, content });
}

interface PostingPage {
  readonly language: Language;
  readonly title: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const BACK: Readonly<Record<Language, string>> = { en: 'Back to the shop', 'zh-TW': '返回商店' };

/** Carries the result to the shop through the browser, by itself or with the button. */
export function postingPage({ language, title, action, fields }: PostingPage): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const content = `<form id="result" method="post" action="${escaped(action)}">
${hidden.join('\n')}
<div class="choices"><button class="first">${BACK[language]}</button></div>
</form>
<script>document.getElementById('result').submit();</script>`;
  return page({ language, title, content });
}

/** An error of a page; its code is text, as on the gateways' own. */
export const errorPage = (language: Language, code: string, message: string): string =>
  page({ language, title: code, content: `<p role="alert">${escaped(message)}</p>` });
