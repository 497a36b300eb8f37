import { useColorScheme } from '@mui/material/styles';
import { type Colors, DARK, LIGHT } from './palette';

/** The colours of the theme in use as plain values, for what cannot read style variables, such as a canvas. */
export function useColors(): Colors {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? DARK : LIGHT;
}
