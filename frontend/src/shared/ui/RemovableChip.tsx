import type { ReactNode } from 'react';
import { IconButton } from './buttons';
import { CloseIcon } from './icons';
import { Box } from './layout';
import { Text } from './text';
import type { TagColor } from './theme/tag-palette';
import { tagLook } from './WordChip';

interface RemovableChipProps {
  readonly children: ReactNode;
  /** What its button is called. */
  readonly remove: string;
  readonly onRemove: () => void;
  /** Of a tag. */
  readonly color?: TagColor;
}

/** One of a list of things that were chosen; it can be taken away. */
export function RemovableChip({ children, remove, onRemove, color }: RemovableChipProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        maxWidth: '100%',
        pl: 1.25,
        borderRadius: '8px',
        border: 1,
        ...(color === undefined ? { borderColor: 'primary.main', bgcolor: 'soft.primary' } : tagLook(color)),
      }}
    >
      <Text variant="body2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>
        {children}
      </Text>
      <IconButton
        size="small"
        color="inherit"
        aria-label={remove}
        onClick={onRemove}
        sx={{ minWidth: 36, minHeight: 36 }}
      >
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}
