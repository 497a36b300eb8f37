import { useColorScheme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { type Colors, DARK, LIGHT } from './theme/palette';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The colours of the theme in use as plain values, for what cannot read style variables, such as a canvas. */
function useColors(): Colors {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? DARK : LIGHT;
}

/** How charts look in the theme in use. */
export function useChartLook() {
  const colors = useColors();
  const { fontFamily } = useTheme().typography;
  return useMemo(
    () => ({
      colors: {
        total: colors.chartTotal,
        unique: colors.accent,
        before: colors.control,
        text: colors.textSoft,
        line: colors.line,
      },
      fontFamily: fontFamily ?? 'sans-serif',
      isStill: window.matchMedia(REDUCED_MOTION).matches,
    }),
    [colors, fontFamily],
  );
}
