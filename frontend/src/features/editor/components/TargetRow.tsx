import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../shared/ui/buttons';
import { DeleteIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { UrlField } from '../../../shared/ui/UrlField';
import { storeProblems, targetProblems } from '../editor-problem.messages';
import { targetMessages } from '../targets.messages';
import { useFieldProblem } from '../use-field-problem';
import type { FieldsProps } from './section-props';

const HINTS = { ios_store: targetMessages.appStore, android_store: targetMessages.playStore } as const;

const isStore = (kind: string): kind is keyof typeof HINTS => kind in HINTS;

interface TargetRowProps extends FieldsProps {
  readonly index: number;
  readonly onRemove: () => void;
}

/** Where some visitors are led. */
export const TargetRow = observer(function TargetRow({ form, index, onRemove }: TargetRowProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  const input = useRef<HTMLInputElement>(null);
  const { targets } = form.values;
  const { target, url } = targets[index] ?? { target: 'ios', url: '' };
  const wasEmpty = useRef(url === '');
  useEffect(() => {
    // It appears because a person wants to write into it.
    if (wasEmpty.current) input.current?.focus();
  }, []);
  const kind = intl.formatMessage(targetMessages.kind, { kind: target });
  const remove = intl.formatMessage(targetMessages.remove, { kind });
  const field = `targets.${index}`;
  const texts = isStore(target) ? storeProblems[target] : targetProblems;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <UrlField
          label={kind}
          hint={intl.formatMessage(isStore(target) ? HINTS[target] : targetMessages.address)}
          inputRef={input}
          value={url}
          onChange={(text) =>
            form.set({ targets: targets.map((each, at) => (at === index ? { target, url: text } : each)) })
          }
          error={problemOf(`${field}.url`, texts) ?? problemOf(`${field}.target`, texts)}
        />
      </Box>
      <IconButton
        aria-label={remove}
        title={remove}
        onClick={onRemove}
        sx={{ mt: 3.25, color: 'text.secondary' }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
});
