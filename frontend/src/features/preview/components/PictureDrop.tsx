import { observer } from 'mobx-react-lite';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { ACCEPTED } from '../picture';
import { pictureMessages } from '../picture.messages';
import type { PreviewFormStore } from '../preview-form.store';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** What is pasted anywhere on the page, when it is a picture. */
function usePastedFile(take: (file: File) => void): void {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);
}

/** Takes a picture as a file: chosen, dropped or pasted. */
export const PictureDrop = observer(function PictureDrop({ form }: { readonly form: PreviewFormStore }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePastedFile(form.chooseFile);
  const take = (file: File | undefined): void => {
    if (file) form.chooseFile(file);
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
        p: 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'control.main',
        borderRadius: 1.5,
        alignItems: 'start',
      }}
    >
      <Button variant="outlined" onClick={() => field.current?.click()}>
        {intl.formatMessage(pictureMessages.upload)}
      </Button>
      <Box
        component="input"
        type="file"
        ref={field}
        accept={ACCEPTED}
        aria-label={intl.formatMessage(pictureMessages.upload)}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
        sx={visuallyHidden}
      />
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(pictureMessages.uploadHint)}
      </Text>
      {form.choice.kind === 'file' && (
        <Text role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(pictureMessages.file, { name: form.choice.file.name })}
        </Text>
      )}
    </Stack>
  );
});
