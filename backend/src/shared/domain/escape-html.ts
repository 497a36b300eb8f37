/** Text that stays text in HTML, in elements and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that stays inside of its `<script type="application/json">`, whatever texts it holds. */
export const jsonInHtml = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
