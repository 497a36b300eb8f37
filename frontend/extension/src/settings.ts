/** Where the extension shortens, and by which token. */
export interface Settings {
  /** Such as `https://linklet.example`, without a slash at the end. */
  readonly origin: string;
  readonly token: string;
}

const KEY = 'settings';
const TOKEN = /^lk_live_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const POLYNOMIAL = 0xedb88320;

function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function checksumOf(random: string): string {
  let [left, digits] = [crc32(random), ''];
  while (left > 0) {
    digits = DIGITS.charAt(left % DIGITS.length) + digits;
    left = Math.floor(left / DIGITS.length);
  }
  return digits.padStart(6, '0');
}

/** Whether a text can be a token: a mistyped one is found without asking anybody. */
export function isToken(text: string): boolean {
  const [, random = '', check] = TOKEN.exec(text) ?? [];
  return check !== undefined && checksumOf(random) === check;
}

/** Browsers encode what no name of a host can have. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i;

/** The origin of an installation by its address, with or without a scheme; null when it is none. */
export function readOrigin(text: string): string | null {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || !URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  return HOST.test(hostname) ? origin : null;
}

/** A token as it may be shown. */
export const maskedToken = (token: string): string => `lk_live_…${token.slice(-4)}`;

/** Kept on this device alone, never synchronised. */
export async function loadSettings(): Promise<Settings | null> {
  const stored = await chrome.storage.local.get<Record<string, Settings | undefined>>(KEY);
  return stored[KEY] ?? null;
}

export const saveSettings = (settings: Settings): Promise<void> =>
  chrome.storage.local.set({ [KEY]: settings });
