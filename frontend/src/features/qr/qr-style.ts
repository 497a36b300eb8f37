/** How a QR code looks. */
export interface QrStyle {
  /** Of the modules, as `#rrggbb`. */
  readonly foreground: string;
  readonly background: string;
  readonly isRounded: boolean;
  /** Picture in the middle, as a data address; null for none. */
  readonly logo: string | null;
}

/** Black on white in every theme: what every scanner reads. */
export const PLAIN_QR: QrStyle = {
  foreground: '#000000',
  background: '#ffffff',
  isRounded: false,
  logo: null,
};

/** Scanners see shades, not colours. Yellow on white never decodes, and 4.5 : 1 always did. */
const MIN_CONTRAST = 4.5;

const COLOR = /^#[0-9a-f]{6}$/;
const LOGO = /^data:image\/png;base64,[A-Za-z0-9+/=]+$/;
const MAX_LOGO_LENGTH = 200_000;
const DARKER = 0.92;
const MAX_STEPS = 60;

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** By the formula of WCAG: 1 for the same shade, 21 for black on white. */
export function contrastOf({ foreground, background }: Pick<QrStyle, 'foreground' | 'background'>): number {
  const [one, other] = [luminanceOf(foreground), luminanceOf(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export const isReadable = (style: QrStyle): boolean => contrastOf(style) >= MIN_CONTRAST;

/** Some scanners look for dark modules on light ground alone. */
export const isReversed = ({ foreground, background }: QrStyle): boolean =>
  luminanceOf(foreground) > luminanceOf(background);

const darkened = (color: string): string =>
  `#${channelsOf(color)
    .map((value) =>
      Math.floor(value * DARKER)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The same with the darker colour as dark as it takes; on a ground that nothing stands out from, white below it. */
export function readable(style: QrStyle): QrStyle {
  let fixed = style;
  for (let step = 0; step < MAX_STEPS && !isReadable(fixed); step += 1) {
    fixed = isReversed(fixed)
      ? { ...fixed, background: darkened(fixed.background) }
      : { ...fixed, foreground: darkened(fixed.foreground) };
  }
  return isReadable(fixed) ? fixed : { ...fixed, background: PLAIN_QR.background };
}

/** Storage may hold what an older version or a person's hand wrote there. */
export function qrStyleIn(given: unknown): QrStyle {
  if (typeof given !== 'object' || given === null) return PLAIN_QR;
  const { foreground, background, isRounded, logo }: Readonly<Record<string, unknown>> = { ...given };
  const color = (value: unknown, other: string): string =>
    typeof value === 'string' && COLOR.test(value) ? value : other;
  const isLogo = typeof logo === 'string' && logo.length <= MAX_LOGO_LENGTH && LOGO.test(logo);
  const style = {
    foreground: color(foreground, PLAIN_QR.foreground),
    background: color(background, PLAIN_QR.background),
    isRounded: isRounded === true,
    logo: isLogo ? logo : null,
  };
  return isReadable(style) ? style : PLAIN_QR;
}
