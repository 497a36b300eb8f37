import type { Components, Theme } from '@mui/material/styles';

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/** Fingers need more room than pointers. */
const TOUCH = '@media (pointer: coarse)';

export const componentStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, minHeight: 40, paddingInline: 16, [TOUCH]: { minHeight: 44 } },
      sizeLarge: { minHeight: 56, paddingInline: 28, fontSize: '1.0625rem', borderRadius: 12 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control.main }),
    },
  },
  // What lies higher is told by its border, not by a lighter ground.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 10, width: 44, height: 44 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 4,
        textUnderlineOffset: '0.2em',
        '&:focus-visible': focusRing(theme),
      }),
    },
  },
};
