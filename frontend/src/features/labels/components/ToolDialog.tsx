import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Box } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { createLabelsApi } from '../create-labels.api';
import type { Tool } from '../labels.api';
import type { ToolKind } from '../tool-fields';
import { labelProblems } from '../labels-problem.messages';
import { toolFormMessages } from '../tool-form.messages';
import { ToolFormStore } from '../tool-form.store';
import { ToolFields } from './ToolFields';

interface ToolDialogProps {
  /** The tool to be changed, or the kind of a new one. */
  readonly what: Tool | ToolKind;
  readonly onClose: () => void;
  readonly onSaved: (tool: Tool) => void;
}

const titleOf = (intl: IntlShape, what: Tool | ToolKind): string => {
  if (typeof what !== 'string') return intl.formatMessage(toolFormMessages.edit, { name: what.name });
  return intl.formatMessage(what === 'pixel' ? toolFormMessages.newPixel : toolFormMessages.newUtm);
};

/** Makes or changes a tool. */
const ToolDialog = observer(function ToolDialog({ what, onClose, onSaved }: ToolDialogProps) {
  const intl = useIntl();
  const labelsApi = useApi(createLabelsApi);
  const composing = useEnterWhileComposing();
  const [store] = useState(() => new ToolFormStore(labelsApi, what));
  const { failure, isPending } = store.form;
  const save = async (): Promise<void> => {
    const tool = await store.form.submit();
    if (tool !== null) onSaved(tool);
  };
  return (
    <Dialog
      title={titleOf(intl, what)}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
          </Button>
        </>
      }
    >
      <Box {...composing}>
        <ToolFields store={store} />
      </Box>
      {failure !== null && (
        <Box sx={{ mt: 2 }}>
          <ProblemNote problem={failure} texts={labelProblems} />
        </Box>
      )}
    </Dialog>
  );
});

export default ToolDialog;
