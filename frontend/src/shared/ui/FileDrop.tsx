import { type DragEvent, useRef, useState } from 'react';
import { Button } from './buttons';
import { visuallyHidden } from './hidden';
import { Box, Stack } from './layout';
import { Text } from './text';

interface FileDropProps {
  readonly label: string;
  /** Which files, how large. */
  readonly hint: string;
  /** What the browser offers to choose from, as the attribute `accept` has it. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** The file that is chosen, in words; null before. */
  readonly chosen: string | null;
  /** It is what the page is for. */
  readonly isMain?: boolean;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes a file: chosen or dropped. */
export function FileDrop({ label, hint, accept, onFile, chosen, isMain = false }: FileDropProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  return (
    <Stack
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
      sx={{
        gap: 1,
        p: isMain ? { xs: 3, sm: 5 } : 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'control.main',
        borderRadius: 1.5,
        alignItems: isMain ? 'center' : 'start',
        textAlign: isMain ? 'center' : 'start',
      }}
    >
      <Button
        variant={isMain && chosen === null ? 'contained' : 'outlined'}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      <Box
        component="input"
        type="file"
        ref={field}
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
        sx={visuallyHidden}
      />
      <Text variant="body2" color="textSecondary">
        {hint}
      </Text>
      {chosen !== null && (
        <Text role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {chosen}
        </Text>
      )}
    </Stack>
  );
}
