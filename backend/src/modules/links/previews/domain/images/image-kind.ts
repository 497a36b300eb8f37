export type ImageKind = 'gif' | 'jpeg' | 'png' | 'webp';

interface Mark {
  readonly kind: ImageKind;
  /** Where in the file, and which bytes. */
  readonly signs: readonly (readonly [at: number, bytes: string])[];
}

const MARKS: readonly Mark[] = [
  { kind: 'png', signs: [[0, '\x89PNG\r\n\x1a\n']] },
  { kind: 'jpeg', signs: [[0, '\xff\xd8\xff']] },
  { kind: 'gif', signs: [[0, 'GIF87a']] },
  { kind: 'gif', signs: [[0, 'GIF89a']] },
  {
    kind: 'webp',
    signs: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

const stands = (file: Uint8Array, at: number, bytes: string): boolean =>
  Array.from(bytes).every((sign, index) => file[at + index] === sign.charCodeAt(0));

/** What a file is by its first bytes, whatever it is called; null for all that previews do not take. */
export function imageKindOf(file: Uint8Array): ImageKind | null {
  const mark = MARKS.find(({ signs }) => signs.every(([at, bytes]) => stands(file, at, bytes)));
  return mark?.kind ?? null;
}
