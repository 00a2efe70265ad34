import type { ReportInput } from './report-input.ts';

/** Who speaks: the person, somebody for them, or a business. */
const voices = {
  me: { my: 'my', mine: 'mine', My: 'My', me: 'me', alone: 'me', have: 'I have' },
  them: {
    my: 'their',
    mine: 'theirs',
    My: 'Their',
    me: 'them',
    alone: 'them',
    have: '',
  },
  us: {
    my: 'our',
    mine: 'ours',
    My: 'Our',
    me: 'our business',
    alone: 'us',
    have: 'We have',
  },
};
export const voiceOf = ({ behalf, business }: Pick<ReportInput, 'behalf' | 'business'>) =>
  voices[behalf ? 'them' : business ? 'us' : 'me'];
