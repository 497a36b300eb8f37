import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';

const RULES = {
  html: {
    // What takes the focus must not hide behind what is fixed to the window's edges.
    scrollPaddingTop: 80,
    scrollPaddingBottom: 'calc(var(--bottom-bar) + 24px)',
    lineBreak: 'strict',
    textSizeAdjust: '100%',
  },
  ':root': { '--bottom-bar': '0px' },
  // As long as phones have a bar at the bottom (app/layouts/BottomBar.tsx), everything else ends above it.
  '@media (max-width: 767.95px)': {
    ':root': { '--bottom-bar': '56px' },
    body: { paddingBottom: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom))' },
  },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  // Japanese has no spaces to break lines at: break between phrases, not inside of them.
  'html:lang(ja)': { wordBreak: 'auto-phrase' },
  'h1, h2, h3': { textWrap: 'balance' },
  'h1:focus': { outline: 'none' },
  // What Google's terms demand instead of its badge stands beside the forms (shared/ui/HumanNote.tsx).
  '.grecaptcha-badge': { visibility: 'hidden' },
  // Paper shows what the page is about, and nothing to press.
  '@media print': {
    'header, footer, nav, aside': { display: 'none !important' },
    body: { paddingBottom: 0 },
  },
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
