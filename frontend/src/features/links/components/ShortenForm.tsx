import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { registerFocus } from '../../../shared/focus-request';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { HumanNote } from '../../../shared/ui/HumanNote';
import { Box, Stack } from '../../../shared/ui/layout';
import { isFirstPage } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { UrlField } from '../../../shared/ui/UrlField';
import { linkProblems } from '../links-problem.messages';
import { shortenFormMessages } from '../links.messages';
import type { ShortenFormProps } from '../shorten/shorten-form-props';
import { ShortenParts } from '../shorten/lazy-shorten';

export const ShortenForm = observer(function ShortenForm(props: ShortenFormProps) {
  const { form, MemberOptions, hasFocus = false } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [shouldFocus] = useState(isFirstPage);
  useEffect(() => {
    if (shouldFocus || hasFocus) field.current?.focus();
    return registerFocus('create', () => field.current?.focus());
  }, [shouldFocus, hasFocus]);

  const submit = async (): Promise<void> => {
    announce(intl.formatMessage(shortenFormMessages.working));
    // Of a link that was made, the result card takes the focus.
    const isMade = await form.submit();
    if (isMade) return;
    const code = form.destinationProblem ?? form.failure?.code ?? null;
    announce(code === null ? '' : intl.formatMessage(problemText(code, linkProblems), { minutes: 1 }));
    if (form.destinationProblem !== null) field.current?.focus();
  };
  const composing = useEnterWhileComposing();
  const { destinationProblem, failure } = form;
  // What is filled in comes before the button that sends it.
  const isUnfolded = form.hasSlug || form.hasOptions;
  const submitButton = (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={form.form.isPending}
      sx={{ flex: 'none', width: { xs: '100%', sm: 'auto' }, alignSelf: 'flex-end' }}
    >
      {intl.formatMessage(shortenFormMessages.shorten)}
    </Button>
  );
  return (
    <Panel
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onPaste={(event) => {
        if (event.target === field.current) form.paste(event.clipboardData.getData('text'));
      }}
      {...composing}
      sx={{ boxShadow: '0 12px 40px -24px rgb(0 0 0 / 0.35)' }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <UrlField
            label={intl.formatMessage(shortenFormMessages.address)}
            isLabelHidden
            isLarge
            inputRef={field}
            placeholder={intl.formatMessage(shortenFormMessages.addressExample)}
            value={form.destination}
            onChange={(text) => form.setDestination(text)}
            error={destinationProblem && intl.formatMessage(problemText(destinationProblem, linkProblems))}
          />
          {!isUnfolded && submitButton}
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
          <Button size="small" onClick={() => form.toggleSlug()} aria-expanded={form.hasSlug}>
            {intl.formatMessage(
              form.hasSlug ? shortenFormMessages.randomName : shortenFormMessages.chooseName,
            )}
          </Button>
          <Button size="small" onClick={() => form.toggleOptions()} aria-expanded={form.hasOptions}>
            {intl.formatMessage(
              form.hasOptions ? shortenFormMessages.fewerOptions : shortenFormMessages.moreOptions,
            )}
          </Button>
        </Box>
        <ShortenParts form={form} {...(MemberOptions ? { MemberOptions } : {})} />
        {isUnfolded && submitButton}
        {failure !== null && <ProblemNote problem={failure} texts={linkProblems} />}
        <HumanNote asked="guests" />
      </Stack>
    </Panel>
  );
});
