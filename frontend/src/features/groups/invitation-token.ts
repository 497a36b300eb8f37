/** Where a tab keeps what was behind the # of an invitation's link, while its reader signs in. */
export interface TokenShelf {
  read(): string | null;
  write(token: string | null): void;
}

const KEY = 'linklet.invitation';
/** As the server makes them, with room for longer ones. */
const TOKEN = /^#([\w-]{20,200})$/;

export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

/** Of this tab alone, and gone with it. Storage may be forbidden: then the link has to be opened once more. */
export const sessionShelf: TokenShelf = {
  read() {
    try {
      return window.sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(token) {
    try {
      if (token === null) window.sessionStorage.removeItem(KEY);
      else window.sessionStorage.setItem(KEY, token);
    } catch {
      // Nothing is kept, as said above.
    }
  },
};
