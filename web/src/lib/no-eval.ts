// zod tries out `new Function` when a schema is made: our content policy refuses that, and browsers write it down as a
// violation. It asks here first. Must come before zod, which arrives with the pages.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
