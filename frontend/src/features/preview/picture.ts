/** Which picture a preview is to have. */
export type PictureChoice =
  /** The one that it has. */
  | { readonly kind: 'kept' }
  /** The page's own, whichever that is. */
  | { readonly kind: 'page' }
  | { readonly kind: 'address'; readonly address: string }
  /** `shown`: where the browser finds it while the page is open. */
  | { readonly kind: 'file'; readonly file: File; readonly shown: string };

/** A picture that a person has, out there or here. */
export type GivenPicture =
  { readonly kind: 'address'; readonly address: string } | { readonly kind: 'file'; readonly file: File };

/** What is to become of it. */
export interface PictureInput {
  /** Where the part that is shown lies, from 0 to 100. */
  readonly topPercent: number;
  readonly leftPercent: number;
  readonly playIcon: boolean;
  /** A GIF goes on moving. */
  readonly keepsMoving: boolean;
}

export const RETAINED: PictureChoice = { kind: 'kept' };
export const OF_PAGE: PictureChoice = { kind: 'page' };

/** The picture of a preview while it is edited. */
export interface Picture {
  readonly choice: PictureChoice;
  /** Where the part that is shown lies, from 0 to 100. */
  readonly topPercent: number;
  readonly leftPercent: number;
  readonly hasPlayIcon: boolean;
  /** A GIF goes on moving. */
  readonly keepsMoving: boolean;
}

export const SAVED_PICTURE: Picture = {
  choice: RETAINED,
  topPercent: 50,
  leftPercent: 50,
  hasPlayIcon: false,
  keepsMoving: true,
};

/** Bytes. */
const LARGEST_FILE = 5 * 1024 * 1024;
const KINDS: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
export const ACCEPTED = [...KINDS].join(',');

/** Why a file cannot be taken, as the server would say it; null when it can. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!KINDS.has(type)) return 'links.image-kind';
  return size > LARGEST_FILE ? 'http.file-too-large' : null;
}

/** Why text is no address of a picture; null when it may be one. */
export function addressProblem(text: string): string | null {
  const typed = text.trim();
  const isWeb = /^https?:\/\//i.test(typed) && URL.canParse(typed);
  return isWeb ? null : 'links.image-address-invalid';
}

/** Whether it may move, as far as one can tell without looking at it. */
export function mayMove(choice: PictureChoice): boolean {
  if (choice.kind === 'file') return choice.file.type === 'image/gif';
  return choice.kind === 'address' && /\.gif(?:$|[?#])/i.test(choice.address);
}

/** What is sent of a choice that is a picture of its own. */
export function givenOf(choice: PictureChoice): GivenPicture | null {
  if (choice.kind === 'file') return { kind: 'file', file: choice.file };
  return choice.kind === 'address' ? choice : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPercent = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;

/** Whether a draft can hold it: a file cannot be stored. */
export function isStoredPicture(value: unknown): value is Picture {
  if (!isRecord(value) || !isRecord(value['choice'])) return false;
  const { kind, address } = value['choice'];
  const isChoice = kind === 'page' || (kind === 'address' && typeof address === 'string');
  const areSwitches = [value['hasPlayIcon'], value['keepsMoving']].every((each) => typeof each === 'boolean');
  return isChoice && areSwitches && isPercent(value['topPercent']) && isPercent(value['leftPercent']);
}
