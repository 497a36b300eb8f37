import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { shortHost } from '../../../shared/short-host';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { linkProblems } from '../links-problem.messages';
import { formMessages } from '../links.messages';
import type { ShortenFormStore } from '../shorten-form.store';

export const OwnNameField = observer(function OwnNameField({ form }: { readonly form: ShortenFormStore }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  // It appears because somebody wants to write into it.
  useEffect(() => field.current?.focus(), []);
  const { ownNameProblem } = form;
  const host = `${shortHost()}/`;
  return (
    <TextField
      label={intl.formatMessage(formMessages.name)}
      value={form.ownName}
      onChange={(text) => form.setOwnName(text)}
      inputRef={field}
      hint={intl.formatMessage(formMessages.nameHint)}
      error={ownNameProblem && intl.formatMessage(problemText(ownNameProblem, linkProblems))}
      before={
        <Text aria-hidden color="textSecondary" sx={{ mr: 0.5 }}>
          {host}
        </Text>
      }
    />
  );
});
