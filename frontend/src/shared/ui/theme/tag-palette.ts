interface TagLook {
  readonly ground: string;
  readonly text: string;
}

/** What tags can be coloured with, by the server's names; text has 4.5:1 on its ground (theme.test.ts measures it). */
export const LIGHT_TAGS = {
  gray: { ground: '#eceae4', text: '#4a5552' },
  red: { ground: '#fbe4e2', text: '#9c1f1a' },
  orange: { ground: '#fbe7d6', text: '#8a3d0a' },
  yellow: { ground: '#f8efc4', text: '#6b4e00' },
  green: { ground: '#dff1dd', text: '#1f6126' },
  blue: { ground: '#deebfb', text: '#1a4f8f' },
  purple: { ground: '#ece4fb', text: '#5b359c' },
  pink: { ground: '#fbe2ef', text: '#92225f' },
} as const satisfies Readonly<Record<string, TagLook>>;

export type TagColor = keyof typeof LIGHT_TAGS;

export const DARK_TAGS: Readonly<Record<TagColor, TagLook>> = {
  gray: { ground: '#2b3331', text: '#c6cfcb' },
  red: { ground: '#44201f', text: '#ffb4ab' },
  orange: { ground: '#42290f', text: '#f5b482' },
  yellow: { ground: '#3a300c', text: '#ecd06c' },
  green: { ground: '#173521', text: '#8fd89b' },
  blue: { ground: '#17304d', text: '#9cc8ff' },
  purple: { ground: '#31234f', text: '#cfb8ff' },
  pink: { ground: '#431f36', text: '#ffb0d8' },
};

export const TAG_COLORS = Object.keys(LIGHT_TAGS) as readonly TagColor[];
