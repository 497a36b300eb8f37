import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { editorPageMessages } from '../editor.messages';
import type { SectionProps } from './section-props';

interface RestoredNoteProps extends SectionProps {
  /** It goes with the button that had the focus. */
  readonly onGivenUp: () => void;
}

/** Tells that changes of an earlier visit were filled in again. */
export const RestoredNote = observer(function RestoredNote({ form, onGivenUp }: RestoredNoteProps) {
  const intl = useIntl();
  if (!form.isRestored) return null;
  return (
    <Panel role="status" sx={{ bgcolor: 'soft.primary' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Text>{intl.formatMessage(editorPageMessages.restored)}</Text>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            form.discard();
            onGivenUp();
          }}
          sx={{ flex: 'none' }}
        >
          {intl.formatMessage(editorPageMessages.giveUp)}
        </Button>
      </Stack>
    </Panel>
  );
});
