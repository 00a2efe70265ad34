import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import type { BrandFinding } from '#domain/contract/business-brand';
import { caseContract } from '#domain/contract/case';
import { scanContract } from '#domain/contract/scan';
import { largestScreenshot } from '#domain/scan/screenshot-size';
import { call } from '../../../lib/api/rest.ts';
import { toast } from '../../../ui/Toast.tsx';

/** Opens the case of a copy, keeps the pictures that both accounts show while they are there, and goes to its page. */
export const useKeepCase = (businessId: string) =>
  useKeeping(businessId, (finding: BrandFinding) => keepCase(businessId, finding));

/** Opens the case of a look-alike domain, and goes to its page. */
export const useKeepDomain = (businessId: string) =>
  useKeeping(businessId, async (domain: string) => {
    const { case: made } = await call('app', caseContract['create-case'], { businessId, domain });
    return made;
  });

function useKeeping<About>(businessId: string, open: (about: About) => Promise<Case>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: open,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['brand', businessId] });
      void queries.invalidateQueries({ queryKey: ['business-cases', businessId] });
    },
  });
  const keep = (about: About) =>
    void mutateAsync(about).then(
      (made) => navigate(casePath(made)),
      ({ message }: Error) => toast(message),
    );
  return { keep, isKeeping: isPending };
}

async function keepCase(businessId: string, { id: findingId, yours, theirs }: BrandFinding) {
  const { case: made } = await call('app', caseContract['create-case'], { businessId, findingId });
  const sides = [['theirs', theirs] as const, ['yours', yours] as const];
  for (const [side, { imageUrl }] of sides) {
    if (!imageUrl || made.evidence.some((piece) => piece.side === side)) continue;
    const shown = await pictureOf({ businessId, findingId, side });
    if (!shown) continue;
    const piece = { businessId, caseId: made.caseId, words: '', side, screenshot: { base64: shown } };
    // It can be added by hand, like any other.
    await call('app', caseContract['add-evidence'], piece).catch(console.error);
  }
  return made;
}

/** As the platform shows it now; undefined where it is gone, or too large to keep. */
async function pictureOf(of: { businessId: string; findingId: string; side: 'yours' | 'theirs' }) {
  const { base64 } = await call('proxy', scanContract['profile-image'], of).catch(() => ({ base64: '' }));
  return (base64.length * 3) / 4 > largestScreenshot ? undefined : base64;
}
