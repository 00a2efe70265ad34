import { accountProof, type ProofClaim, type SocialProof } from '#domain/proof/proof';
import { ProofMarks } from './ProofMarks.tsx';
import { SealsAlign } from './SealsAlign.tsx';

const at = '2026-05-03T10:00:00.000Z';
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' } as const;
const facebook = { platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/maya.hollimund' } as const;
const claim = (status: ProofClaim['status'], note?: string): ProofClaim => ({
  id: status,
  owner: 'u',
  at,
  status,
  note,
});
const paused: SocialProof = {
  ...{
    id: 'GITHUB#maya-hollimund',
    owner: 'u',
    how: 'code',
    proves: 'this URL',
    since: at,
    lastCheckedAt: at,
  },
  ...{ public: false, wantsPublic: true, reviewSince: at },
};
const STATES = [
  accountProof({ ...github, verifiedAt: at }, { ways: [] }),
  accountProof({ ...github, verifiedAt: at }, { ways: [], proof: paused }),
  accountProof(facebook, { ways: [], claim: claim('DECLARED') }),
  accountProof(facebook, { ways: [], claim: claim('DECLARED') }, 2),
  accountProof(github, { ways: [], claim: claim('PENDING') }),
  accountProof(github, { ways: [] }),
  accountProof(github, { ways: [], claim: claim('BROKEN', 'The code is no longer on the profile.') }),
];

/** Every way an account can stand, and the one flourish, for the page of all components. */
export const ProofStates = () => (
  <>
    <ul className="stacked-links">
      {STATES.map((account, i) => (
        <li key={i}>
          <ProofMarks account={account} />
        </li>
      ))}
    </ul>
    <SealsAlign id="person-4" />
  </>
);
