import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { accountProblems } from '../account-problem.messages';
import { formMessages } from '../account.messages';

interface SaveBarProps {
  readonly form: {
    readonly isDirty: boolean;
    readonly saving: Request<unknown>;
    readonly discard: () => void;
  };
  readonly canSave: boolean;
}

/** The end of a form: saves it, takes changes back, and tells how saving goes. */
export const SaveBar = observer(function SaveBar({ form, canSave }: SaveBarProps) {
  const intl = useIntl();
  const { isDirty, saving } = form;
  const { error, isPending } = saving;
  const isSaved = saving.state === 'done' && !isDirty;
  return (
    <Stack sx={{ gap: 2 }}>
      {error !== null && !isPending && error.fields.length === 0 && (
        <ProblemNote problem={error} texts={accountProblems} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={!canSave || isPending}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
        </Button>
        {isDirty && !isPending && (
          <Button color="inherit" onClick={form.discard}>
            {intl.formatMessage(formMessages.discard)}
          </Button>
        )}
        <Text
          role="status"
          variant="body2"
          color="primary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}
        >
          {isSaved && (
            <>
              <CheckIcon fontSize="small" />
              {intl.formatMessage(formMessages.saved)}
            </>
          )}
        </Text>
      </Stack>
    </Stack>
  );
});
