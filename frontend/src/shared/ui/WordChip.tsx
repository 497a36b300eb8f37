import Box from '@mui/material/Box';
import type { TagColor } from './theme/tag-palette';

interface WordChipProps {
  readonly children: string;
  /** What tags are coloured with; other words have no colour. */
  readonly color?: TagColor;
}

/** The look of something with the colour of a tag. */
export const tagLook = (color: TagColor) => ({
  bgcolor: `tag.${color}.ground`,
  color: `tag.${color}.text`,
  borderColor: 'color-mix(in srgb, currentcolor 30%, transparent)',
});

const PLAIN = { bgcolor: 'soft.sunken', color: 'text.primary', borderColor: 'divider' };

/** Words of people's own, such as a tag. */
export function WordChip({ children, color }: WordChipProps) {
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        verticalAlign: 'bottom',
        borderRadius: '8px',
        border: 1,
        px: 1,
        fontSize: '0.8125rem',
        lineHeight: 1.7,
        fontWeight: 550,
        ...(color === undefined ? PLAIN : tagLook(color)),
      }}
    >
      {children}
    </Box>
  );
}
