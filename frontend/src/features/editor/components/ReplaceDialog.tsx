import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { LimitHint } from '../../billing';
import { editorPageMessages } from '../editor.messages';
import type { SectionProps } from './section-props';

interface ReplaceDialogProps extends SectionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before visitors are led elsewhere, and says how often that can still be done. */
export const ReplaceDialog = observer(function ReplaceDialog({
  form,
  onConfirm,
  onCancel,
}: ReplaceDialogProps) {
  const intl = useIntl();
  const { link, values } = form;
  return (
    <ConfirmDialog
      title={intl.formatMessage(editorPageMessages.replaceTitle, { address: readableAddress(link.shortUrl) })}
      confirm={intl.formatMessage(editorPageMessages.replace)}
      cancel={intl.formatMessage(formMessages.cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack sx={{ gap: 1 }}>
        <Text>{intl.formatMessage(editorPageMessages.replaceText)}</Text>
        <Text dir="ltr" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {values.url.trim()}
        </Text>
        <LimitHint limit="urlReplacements" />
      </Stack>
    </ConfirmDialog>
  );
});
