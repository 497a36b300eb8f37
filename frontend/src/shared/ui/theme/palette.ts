/** Every pair of text and ground here has a contrast of at least 4.5:1 (theme.test.ts measures them). */
export const LIGHT = {
  primary: '#0b6e5e',
  primaryHover: '#095b4e',
  onPrimary: '#ffffff',
  primarySoft: '#e2f1ed',
  accent: '#b4470f',
  ground: '#f7f6f2',
  surface: '#ffffff',
  sunken: '#f0efe9',
  text: '#17211f',
  textSoft: '#54605d',
  line: '#dcdad2',
  control: '#858d89',
  error: '#b3261e',
  errorSoft: '#fbeae8',
  chartTotal: '#0b6e5e',
} as const;

export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  primary: '#5ccfb6',
  primaryHover: '#7adcc7',
  onPrimary: '#06231d',
  primarySoft: '#17352f',
  accent: '#f0a06a',
  ground: '#101413',
  surface: '#191f1d',
  sunken: '#141918',
  text: '#e8edeb',
  textSoft: '#a3aeaa',
  line: '#2d3633',
  control: '#74807c',
  error: '#ffb4ab',
  errorSoft: '#3a1f1d',
  chartTotal: '#2f8f7c',
};

export type Colors = Readonly<Record<keyof typeof LIGHT, string>>;
