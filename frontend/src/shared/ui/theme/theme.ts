import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Locale } from '../../../i18n/locale';
import { componentStyles } from './component-styles';
import { fontFamilyOf, isHan } from './fonts';
import { type Colors, DARK, LIGHT } from './palette';
import { DARK_TAGS, LIGHT_TAGS, type TagColor } from './tag-palette';

type TagLooks = Readonly<Record<TagColor, { readonly ground: string; readonly text: string }>>;

const paletteOf = (colors: Colors, tag: TagLooks) => ({
  primary: { main: colors.primary, dark: colors.primaryHover, contrastText: colors.onPrimary },
  secondary: { main: colors.accent },
  error: { main: colors.error },
  background: { default: colors.ground, paper: colors.surface },
  text: { primary: colors.text, secondary: colors.textSoft },
  divider: colors.line,
  soft: { primary: colors.primarySoft, error: colors.errorSoft, sunken: colors.sunken },
  control: { main: colors.control },
  tag,
});

export function createLinkletTheme(locale: Locale): Theme {
  // Latin headings gain from tighter letters; Han characters lose.
  const letterSpacing = isHan(locale) ? 'normal' : '-0.02em';
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'l' },
    colorSchemes: {
      light: { palette: paletteOf(LIGHT, LIGHT_TAGS) },
      dark: { palette: paletteOf(DARK, DARK_TAGS) },
    },
    shape: { borderRadius: 12 },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1220, xl: 1536 } },
    typography: {
      fontFamily: fontFamilyOf(locale),
      // Stacked accents of Vietnamese touch the line above at less.
      body1: { lineHeight: 1.6 },
      body2: { lineHeight: 1.55 },
      h1: {
        fontSize: 'clamp(2rem, 1.35rem + 2.9vw, 3.25rem)',
        fontWeight: 700,
        lineHeight: 1.2,
        letterSpacing,
      },
      h2: {
        fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
        fontWeight: 700,
        lineHeight: 1.35,
        letterSpacing,
      },
      h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 'normal' },
      caption: { fontSize: '0.8125rem', lineHeight: 1.5, letterSpacing: 'normal' },
    },
    components: componentStyles,
  });
}

declare module '@mui/material/styles' {
  interface Palette {
    readonly soft: { readonly primary: string; readonly error: string; readonly sunken: string };
    /** Borders of things that can be operated: at least 3:1 against the ground. */
    readonly control: { readonly main: string };
    readonly tag: TagLooks;
  }
  interface PaletteOptions {
    readonly soft?: Palette['soft'];
    readonly control?: Palette['control'];
    readonly tag?: Palette['tag'];
  }
}
