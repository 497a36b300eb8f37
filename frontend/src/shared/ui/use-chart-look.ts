import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useColors } from './theme/use-colors';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

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
