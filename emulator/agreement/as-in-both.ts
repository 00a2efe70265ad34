/** What both sides are given before anybody asks. */
export const sender = 'hello@sender.example';

export const passwordPolicy = {
  ...{ MinimumLength: 8, RequireLowercase: true, RequireUppercase: true },
  ...{ RequireNumbers: true, RequireSymbols: true },
};
