/** Shown in English before the study is loaded; the study's own texts come with it (axonometric-texts.ts). */
export const english = {
  name: 'Model to turn and cut',
  explanation:
    'The model of this building, reduced to its masses and drawn as an axonometric. Turn it, tilt it up to a plan, and let the horizontal cut run through it: whatever of the building is cut turns red. The figures are measured on the model itself.',
};
