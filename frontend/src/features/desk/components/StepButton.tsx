import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import type { FoundAddress } from '../moderation.api';
import type { StepForm } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import { StepDialog } from './StepDialog';

interface StepButtonProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly newForm: () => StepForm;
  readonly address?: FoundAddress;
  /** Announced instead of that it is done. */
  readonly doneText?: () => string;
  readonly onDone: () => void;
}

/** Opens the question why, and says when it is done. */
export const StepButton = observer(function StepButton(props: StepButtonProps) {
  const { title, text, newForm, address, doneText, onDone } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const [form, setForm] = useState<StepForm | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setForm(newForm())}
        sx={{ minHeight: 44 }}
      >
        {title}
      </Button>
      {form !== null && (
        <StepDialog
          title={title}
          text={text}
          form={form}
          {...(address === undefined ? {} : { address })}
          onClose={() => setForm(null)}
          onDone={() => {
            setForm(null);
            announce(doneText?.() ?? intl.formatMessage(messages.done));
            onDone();
          }}
        />
      )}
    </>
  );
});
