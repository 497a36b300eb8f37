import type { MessageDescriptor } from 'react-intl';
import { newFeatureMessages } from './bubble.messages';

interface FeatureStep {
  /** Key of the answer in the survey. */
  readonly id: 'redesign' | 'line-referral' | 'tip';
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

export const FEATURE_STEPS = [
  { id: 'redesign', title: newFeatureMessages.redesign, text: newFeatureMessages.redesignText },
  { id: 'line-referral', title: newFeatureMessages.line, text: newFeatureMessages.lineText },
  { id: 'tip', title: newFeatureMessages.plus, text: newFeatureMessages.plusText },
] as const satisfies readonly FeatureStep[];

export const OPINIONS = [
  { value: 'Awesome', label: newFeatureMessages.awesome },
  { value: 'NotBad', label: newFeatureMessages.notBad },
  { value: 'NotInterested', label: newFeatureMessages.notInterested },
] as const;
