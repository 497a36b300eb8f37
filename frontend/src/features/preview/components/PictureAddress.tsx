import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { TextField } from '../../../shared/ui/TextField';
import { pictureMessages } from '../picture.messages';
import type { PreviewFormStore } from '../preview-form.store';

/** Says the same in every language. */
const EXAMPLE = 'https://…';

/** Takes a picture by its address. */
export const PictureAddress = observer(function PictureAddress({
  form,
}: {
  readonly form: PreviewFormStore;
}) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const take = (): void => {
    if (form.chooseAddress(text)) setText('');
  };
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, alignItems: 'end' }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // The form around would be saved.
        event.preventDefault();
        if (text.trim() !== '') take();
      }}
    >
      <TextField
        label={intl.formatMessage(pictureMessages.address)}
        value={text}
        onChange={setText}
        inputMode="url"
        placeholder={EXAMPLE}
      />
      <Button
        variant="outlined"
        aria-disabled={text.trim() === ''}
        onClick={() => {
          if (text.trim() !== '') take();
        }}
        sx={{ minHeight: 56, flex: 'none' }}
      >
        {intl.formatMessage(pictureMessages.take)}
      </Button>
    </Stack>
  );
});
