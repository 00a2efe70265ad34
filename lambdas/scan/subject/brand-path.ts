/** Where those who see a business's findings see them. */
export const brandPath = (businessId: string): string =>
  `/business-dashboard?businessId=${encodeURIComponent(businessId)}#brand`;
