export const OTHER_BUILD = { dist: '.cache/other-build', company: 'Fletes del Sur' };
