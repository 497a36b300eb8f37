import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { FileDrop } from '../../../shared/ui/FileDrop';
import { ACCEPTED } from '../picture';
import { pictureMessages } from '../picture.messages';
import type { PreviewFormStore } from '../preview-form.store';

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
  const { choice } = form;
  usePastedFile(form.chooseFile);
  return (
    <FileDrop
      label={intl.formatMessage(pictureMessages.upload)}
      hint={intl.formatMessage(pictureMessages.uploadHint)}
      accept={ACCEPTED}
      onFile={(file) => form.chooseFile(file)}
      chosen={
        choice.kind === 'file' ? intl.formatMessage(pictureMessages.file, { name: choice.file.name }) : null
      }
    />
  );
});
