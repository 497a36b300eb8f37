import { observer } from 'mobx-react-lite';
import { Box } from '../../../shared/ui/layout';

/** A hill and a sun, as any preview might have them. It fills the place that it is given. */
export const PreviewPicture = observer(function PreviewPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 280 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ width: '100%', height: '100%', display: 'block' }}
    >
      <Box component="rect" width="280" height="96" sx={{ fill: 'var(--l-palette-soft-primary)' }} />
      <Box component="circle" cx="214" cy="34" r="15" sx={{ fill: 'var(--l-palette-secondary-main)' }} />
      <Box
        component="path"
        d="M0 96V74c40-30 74-34 112-12s60 18 96-4 54-14 72-4v42z"
        sx={{ fill: 'var(--l-palette-primary-main)', opacity: 0.45 }}
      />
      <Box
        component="path"
        d="M0 96V86c56-22 98-20 146-4s92 8 134-12v26z"
        sx={{ fill: 'var(--l-palette-primary-main)' }}
      />
    </Box>
  );
});
