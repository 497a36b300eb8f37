import { escapeHtml } from '../domain/escape-html';

/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Set large and apart, to be read off or copied. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A way that is there, but not the one to take. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Facts with names, such as where and when. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export interface MailContent {
  /** BCP 47; programs choose fonts and voices by it. */
  readonly lang: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Who sends this and why, the last line. */
  readonly footer: string;
}

const FONT =
  "font-family:-apple-system,'Segoe UI','Noto Sans TC','PingFang TC','Microsoft JhengHei','Hiragino Sans','Yu Gothic',Roboto,Arial,sans-serif";

/** Programs that know it switch to dark; the others show the inline colours. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#101413!important}.card{background:#191f1d!important;border-color:#2d3633!important}.ink{color:#e8edeb!important}.soft{color:#a3aeaa!important}.code{background:#17352f!important;color:#e8edeb!important}.button{background:#5ccfb6!important;color:#06231d!important}}
@media (max-width:520px){.card{padding:24px 20px!important}}`;

const paragraph = (text: string, look: string, kind: string): string =>
  `<p class="${kind}" style="margin:0 0 16px;${FONT};${look}">${escapeHtml(text)}</p>`;

const MAX_LARGE_CODE_LENGTH = 8;

/** A long code has to fit on one line of a phone. */
const sizeOf = (code: string): string =>
  code.length > MAX_LARGE_CODE_LENGTH
    ? 'font-size:22px;letter-spacing:3px'
    : 'font-size:32px;letter-spacing:8px';

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text, 'font-size:16px;line-height:1.6;color:#17211f', 'ink');
    case 'note':
      return paragraph(block.text, 'font-size:13px;line-height:1.6;color:#54605d', 'soft');
    case 'code':
      return `<p class="code" style="margin:0 0 20px;padding:16px;border-radius:12px;background:#e2f1ed;color:#17211f;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;${sizeOf(block.code)};font-weight:700">${escapeHtml(block.code)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b6e5e;color:#ffffff;${FONT};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'link':
      return `<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.6"><a class="soft" href="${escapeHtml(block.url)}" style="color:#54605d">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="soft" style="padding:2px 16px 2px 0;${FONT};font-size:14px;color:#54605d;vertical-align:top">${escapeHtml(name)}</td><td class="ink" style="padding:2px 0;${FONT};font-size:14px;color:#17211f">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'button':
    case 'link':
      return `${block.label}\n${block.url}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

/** The same content for programs that show HTML and for those that do not. Nothing is loaded from anywhere. */
export function layOutMail({ lang, title, blocks, footer }: MailContent): { text: string; html: string } {
  const body = blocks.map(htmlOf).join('');
  const html = `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body class="page" style="margin:0;padding:0;background:#f7f6f2"><table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f6f2"><tr><td align="center" style="padding:32px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:18px;font-weight:700;color:#17211f">Linklet</td></tr><tr><td class="card" style="padding:32px;border:1px solid #dcdad2;border-radius:16px;background:#ffffff"><h1 class="ink" style="margin:0 0 16px;${FONT};font-size:22px;line-height:1.35;color:#17211f">${escapeHtml(title)}</h1>${body}</td></tr><tr><td class="soft" style="padding:16px 4px;${FONT};font-size:12px;line-height:1.6;color:#54605d">${escapeHtml(footer)}</td></tr></table></td></tr></table></body></html>`;
  const text = `${[title, ...blocks.map(textOf), `-- \n${footer}`].join('\n\n')}\n`;
  return { text, html };
}
