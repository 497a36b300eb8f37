/** Null for what is no address. `URL.canParse` of Node.js 20 takes some texts for addresses that the parser then refuses. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
