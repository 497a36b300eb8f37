const SCHEME = /^https?:\/\//i;

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** An address for people: without its scheme, with its own script instead of percent signs. */
export const readableAddress = (address: string): string => decoded(address.replace(SCHEME, ''));
