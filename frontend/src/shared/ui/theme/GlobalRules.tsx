import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';

const RULES = {
  html: { scrollPaddingTop: 80, lineBreak: 'strict', textSizeAdjust: '100%' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3': { textWrap: 'balance' },
  'h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

/** What holds for every page whatever is on it. */
export function GlobalRules() {
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={RULES} />
    </>
  );
}
