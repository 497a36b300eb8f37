import Box from '@mui/material/Box';
import type { TagColor } from './theme/tag-palette';

/** The colour of a tag before its words. */
export function ColorDot({ color }: { readonly color: TagColor }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: `tag.${color}.text`,
        border: 2,
        borderColor: `tag.${color}.ground`,
      }}
    />
  );
}
