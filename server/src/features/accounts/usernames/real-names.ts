/** Names that must stay allowed although a word list matches parts of many of them. Used only by the test. */
const split = (text: string): readonly string[] => text.trim().split(/\s+/)

export const FIRST_NAMES = split(`
  Ada Adam Adrian Agnes Ahmed Aisha Akira Akshit Alan Albert Alejandro Alessandro Alex Alexander Alexandra
  Alfred Alice Alicia Alisha Alina Alison Allan Allen Ally Amanda Amber Amelia Amina Amir Amit Amy Ana
  Anabel Analia Analise Anastasia Andre Andrea Andreas Andrei Andrew Andy Angela Angelo Angus Anika Anita
  Anja Ann Anna Annabel Annalena Annalise Anne Anneliese Annette Anthony Antoine Anton Antonia Antonio
  Anusha Anushka April Arash Aria Arianna Ariel Arjun Armando Arnold Arseniy Arthur Arturo Asha Ashley
  Ashton Assad Assunta Astrid Aubrey August Aurora Austin Ava Ayesha Barbara Barry Beatrice Beatriz Becky
  Ben Benedict Benjamin Bernard Bernd Beth Bettina Bill Bjorn Blake Bob Bobby Boris Brad Bradley Brandon
  Brenda Brian Bridget Britta Bruce Bruno Bryan Caitlin Camila Carl Carla Carlos Carmen Carol Caroline
  Cassandra Catherine Cecilia Cedric Celine Chad Chan Charles Charlie Charlotte Chelsea Chen Cheng Chiara
  Chris Christa Christian Christina Christopher Claire Clara Clarissa Claudia Claus Clement Colin Connor
  Conrad Constance Cristina Curtis Cynthia Daisy Damian Dan Dana Daniel Daniela Danny Dario Darius Daria
  Dave David Dean Deborah Dennis Diana Diego Dieter Dimitri Dolores Dominic Donald Donna Dora Doris
  Dorothy Douglas Dustin Dylan Edgar Edith Edmund Eduardo Edward Edwin Ekaterina Elena Eli Elijah
  Elisabeth Elise Ella Ellen Elsa Emil Emilia Emily Emma Emre Enrique Eric Erika Erin Ernest Esther Ethan
  Eugene Eva Evan Eve Evelyn Fabian Faith Farah Farid Fatima Faye Felicity Felix Ferdinand Fernando Finn
  Fiona Florence Florian Frances Francesca Francis Francisco Frank Franz Fred Frederick Frida Fritz
  Gabriel Gabriela Gareth Gary Gemma Geoffrey George Georgia Georgina Georgy Gerald Gerard Gianna Gilbert
  Gina Giorgio Giovanni Gisela Giulia Gloria Gordon Grace Graham Greg Greta Guido Gunther Gustav Guy Hanna
  Hannah Hans Harold Harriet Harry Harshit Hassan Hayley Hector Heidi Heinrich Helen Helena Henri Henry
  Herbert Herman Hiroshi Holly Howard Hugh Hugo Ian Ibrahim Ida Igor Imogen Ines Ingrid Ioana Irene Iris
  Isaac Isabel Isabella Isla Ivan Ivana Ivy Jack Jackson Jacob Jade Jake Jakub James Jamie Jan Jana Jane
  Janet Janice Janis Janus Jared Jasmin Jason Javier Jean Jeff Jeffrey Jenna Jennifer Jenny Jeremy Jerome
  Jesse Jessica Jesus Jill Jim Jimmy Joan Joanna Joaquin Joe Joel Johan Johanna John Johnny Jonas Jonathan
  Jordan Jorge Jose Josef Joseph Josephine Josh Joshua Joyce Juan Judith Judy Julia Julian Juliet Julius
  Jun June Jurgen Justin Kai Karen Karim Karin Karl Karla Kate Katharina Katherine Kathleen Katie Katja
  Katrin Kazuo Keith Kelly Ken Kenneth Kenji Kenta Kerstin Kevin Kiara Kim Kirk Kirsten Klaus Kofi Kristen
  Kristina Kumar Kurt Kyle Lakshmi Lance Lara Lars Laszlo Laura Lauren Laurence Lawrence Lea Leah Leif
  Lena Leo Leon Leonard Leonie Leopold Leslie Lewis Li Liam Lily Lin Linda Lisa Logan Lola Lorenzo Lotte
  Louis Louise Luca Lucas Lucia Lucy Ludwig Luigi Luis Luisa Lukas Luke Luna Lydia Lynn Madeleine Maggie
  Magnus Maja Manfred Manu Manuel Marc Marcel Marco Marcus Margaret Maria Mariam Mariana Marie Marina
  Mario Marion Marisa Marius Mark Marlene Marta Martha Martin Martina Mary Mason Massimo Mateo Matilda
  Matthew Matthias Maurice Max Maximilian Maya Megan Mei Melanie Melissa Mercedes Mia Michael Michelle
  Miguel Mika Mikhail Mila Milan Milena Mina Ming Miriam Mohammed Mohit Molly Monica Monika Morgan Moritz
  Moses Nadia Nadine Nancy Naomi Natalia Natalie Natasha Nathan Nathaniel Neil Nelson Nia Nicholas Nick
  Nicola Nicolas Nicole Niels Nigel Nikita Nikolai Nils Nina Noah Noel Nora Norbert Norman Nuno Olaf Oleg
  Olga Oliver Olivia Omar Oscar Osman Otto Owen Pablo Pamela Paolo Parikshit Patricia Patrick Paul Paula
  Pauline Pedro Penelope Penny Pete Peter Petra Philip Philippa Pia Pierre Piotr Pradeep Priya Quentin
  Quinn Rachel Rafael Raj Rajesh Rakshit Ralf Ralph Ramanujan Ramon Raphael Raquel Raul Ravi Raymond
  Rebecca Regina Reiner Renata Rene Ricardo Richard Rick Ricky Rita Rishi Rob Robert Roberta Roberto Robin
  Rodrigo Roger Roland Rolf Roman Ronald Rosa Rose Rosemary Roxanne Roy Ruben Rudolf Rupert Russell Ruth
  Ryan Sabine Sabrina Sally Sam Samantha Samir Samuel Sandra Sara Sarah Sascha Satoshi Scarlett Scott Sean
  Sebastian Selena Serena Sergei Sergio Shane Shannon Sharon Sheila Shirley Shiro Sibylle Sidney Siegfried
  Silvia Simon Simone Siriporn Sofia Somchai Sonia Sophia Sophie Stan Stanley Stefan Stefanie Stella
  Stephanie Stephen Steve Stuart Sue Sunita Susan Susanne Suzanne Sven Sylvia Takashi Tamara Tanja Tanya
  Tara Tatiana Ted Teresa Terry Tessa Theo Theodore Theresa Thomas Tiffany Tilda Tim Timothy Tina Tobias
  Todd Tom Tomas Tommy Tony Tracy Tristan Tyler Ulrich Ulrike Umar Ursula Ute Uwe Valentina Valerie
  Vanessa Vera Veronica Victor Victoria Vikram Vincent Viola Violet Virginia Vishal Vivian Vladimir Volker
  Walter Wanda Wei Wendy Werner Wilhelm Will William Winston Wolfgang Xavier Xiao Yan Yannick Yasmin
  Yelena Yuki Yuri Yusuf Yvonne Zachary Zahra Zara Zeynep Zoe Zoltan Zubaida Rangga Lingga Angga Semeon
  Pornchai
`)

export const SURNAMES = split(`
  Abbott Abdi Ackerman Ackermann Adams Adler Aguilar Ahmed Akhtar Albrecht Alexander Ali Allen Alonso
  Alvarez Andersen Anderson Andrews Angelou Aniston Antony Archer Armstrong Arnold Arsenault Asher
  Ashcroft Asimov Assmus Atkins Atkinson Austen Avila Babbage Bach Backhouse Bailey Baker Baldwin Ballmer
  Banerjee Banks Barker Barnes Barrett Bartok Bass Bassett Bates Bauer Baumann Beck Becker Beckett
  Beethoven Bell Benedick Bennett Bentley Berger Bergman Bernstein Bhatt Biden Bischoff Bishop Black Blair
  Blake Bohr Bolt Bolton Bond Borges Borgia Bose Boswell Bowie Bradley Brahms Brandt Braun Brecht Brooks
  Brown Browning Bruckner Buck Buckley Buffett Burgess Burke Burns Burton Bush Butler Butterworth Button
  Byron Caldwell Calvin Campbell Cantor Capone Carey Carlson Carpenter Carroll Carter Cartier Cash Cassidy
  Castro Cervantes Chan Chandler Chaplin Chapman Charles Chaucer Chavez Chen Chinn Chopin Chopra Christie
  Church Churchill Clark Clarke Clay Clement Clinton Cobb Cockburn Cockcroft Cocker Cohen Coleman Collins
  Columbus Connery Cook Cooke Cooper Copeland Copernicus Cortez Costa Cox Craddick Crawford Cruz
  Cumberbatch Cumberland Cummings Cummins Cunningham Curie Curtis Dahl Dali Dalton Darwin Das
  Davidson Davies Davis Dawson Day Debussy Delacroix Descartes Deutsch Diaz Dickens Dickerson Dickinson
  Dickson Diderot Disney Dixon Dostoevsky Douglas Doyle Drake Dubois Duncan Dunn Durand Dutta Dvorak
  Earhart Eastwood Eckert Eckhart Eco Edison Edwards Einstein Eisenhower Elgar Eliot Ellington Ellis
  Emerson Engel Engels Erdogan Escher Essex Euler Evans Faggioli Fagan Fagin Faraday Farmer Farrell
  Faulkner Federer Fermi Fernandez Ferrari Fick Fields Fischer Fisher Fitzgerald Fleming Fletcher Focke
  Ford Forster Foster Foucault Fowler Fox Franck Frank Franklin Freud Friedman Frost Fry Fu Fuchs
  Fuchsberger Fuentes Fuhrmann Fujimoto Fukuda Fukuhara Fukui Fukumoto Fukuoka Fukushima Fukuyama Galilei
  Gallagher Gandhi Garcia Gardner Garrett Gates Gauss Geiger George Gershwin Gibbs Gibson Gilbert Goethe
  Gogh Goldberg Goldman Goldsmith Gomez Gonzalez Goodall Goodman Gordon Grabner Graf Graham Grant Grass
  Gray Green Greene Griffin Grimm Gross Gruber Guerrero Gupta Gutierrez Haas Habich Hahn Hall Hamilton
  Hammond Hancock Handel Hansen Hardy Harper Harris Harrison Hart Hartmann Harvey Hawking Hawkins
  Hawthorne Haydn Hayes Head Heaney Heath Heidegger Heine Heisenberg Heller Hemingway Hendrix Henry
  Hepburn Hernandez Herrmann Herschel Hess Hesse Hicks Higgins Hilbert Hill Hitchcock Hitchens Hobbes
  Hoffmann Holmes Hopkins Hopper Horvath Howard Huang Hubble Huber Hughes Hugo Hume Hunt Hunter Hussain
  Huxley Ibsen Icke Iglesias Imai Ishikawa Itoh Ivanov Jackson Jacobs Jaeger James Jansen Janssen
  Jefferson Jenkins Jensen Jimenez Johansson Johnson Jones Jordan Joyce Jung Kafka Kahlo Kahn Kaiser Kant
  Kapoor Kaufmann Kaur Keats Keller Kelly Kelvin Kennedy Kepler Kerr Khan Kikuchi Kim King Kipling Kirk
  Klein Klimt Knight Kobayashi Koch Kohl Kowalski Krause Krueger Kubrick Kuhn Kumar Kundera Lafayette
  Lagrange Lambert Lang Laplace Larsen Larsson Lassiter Laurent Lawrence Lawson Le Lee Lehmann Leibniz
  Lennon Leonard Lessing Lewis Li Lightfoot Lin Lincoln Lindgren Liszt Livingstone Locke London Lopez
  Lorca Louis Lovelace Luther Lynch Lynn Macdonald Machiavelli Mackenzie Magritte Mahler Maier Major
  Malcolm Mancock Mandela Manet Mann Manning Marley Marquez Marshall Martin Martinez Marx Mason Massey
  Matisse Matthews Maxwell Mayer McCartney McCullough McDonald McKenzie McLaughlin Medick Meier Meitner
  Melville Mendel Mendez Mercury Merkel Meyer Miller Mills Milton Mitchell Molina Monet Monroe Montague
  Montenegro Montgomery Moore Morales Moran Moreno Morgan Morris Morrison Morse Mozart Mueller Munch
  Murphy Murray Musk Nabokov Nakamura Napier Nash Nassar Navarro Negroponte Nelson Neruda Neumann Newman
  Newton Nguyen Nielsen Nietzsche Nightingale Nixon Nobel Novak Nussbaum Obama Odell Olsen Oppenheimer
  Ortega Orwell Osborne Owen Pankhurst Parker Parks Parsons Pascal Pasternak Pasteur Patel Patterson Paul
  Pavlov Payne Peacock Pearson Peel Penistone Penn Penrose Perez Perry Peters Petersen Pham Phillips
  Picasso Pissarro Pitt Planck Plath Plato Poe Poincare Pollock Pope Popov Porter Potter Powell Pratt
  Prentiss Presley Price Prince Proust Puccini Pushkin Putnam Quinn Raleigh Ramanujan Ramirez Ramos
  Raphael Ravel Reagan Reddick Reed Reeves Reilly Rembrandt Renoir Reyes Reynolds Ricci Richards
  Richardson Richter Riddick Riemann Rilke Rivera Roberts Robertson Robinson Rodin Rodriguez Rogers Romero
  Roosevelt Rosenberg Ross Rossini Rousseau Rowling Roy Rubens Ruiz Rushdie Russell Rutherford Ryan Sagan
  Saito Salinger Salk Sanchez Sanders Santos Sartre Sato Saunders Schiller Schmidt Schmitt Schmitz
  Schneider Schopenhauer Schroeder Schubert Schulz Schumacher Schumann Schwartz Schwarzenegger Scott
  Scunthorpe Segovia Semenov Semenova Semenya Sexton Shah Shakespeare Sharma Shaw Shelley Shepherd Shitara
  Shittu Sibelius Silva Simmons Simpson Sinatra Singh Skywalker Slutsky Smetana Smith Snigger Snow Snyder
  Socrates Soto Spencer Spielberg Spinoza Stalin Stein Steinbeck Steiner Stephenson Stern Stevens
  Stevenson Stewart Stone Strauss Stravinsky Strindberg Suarez Sullivan Sussex Suzuki Swift Takahashi
  Tanaka Taylor Tchaikovsky Tennyson Tesla Thackeray Thatcher Thomas Thompson Thoreau Thorndyke Titmuss
  Tolkien Tolstoy Torres Toussaint Tran Truman Tucker Turing Turner Twain Updike Valdez Vandyke VanDyke
  Vargas Vasquez Vaughan Verdi Vermeer Verne Vespucci Vidal Vivaldi Vogel Voltaire Vonnegut Wagner Walker
  Wallace Walsh Walter Wang Wankel Ward Warhol Warner Washington Wassermann Watson Watt Watts Weaver Webb
  Weber Wegener Weiss Welles Wells Werner West Wheeler Whistler White Whitehead Whitman Wilde Wilder
  Williams Wilson Winkler Wittgenstein Wolf Wolff Wong Wood Woodcock Woods Woolf Wordsworth Wright Wu Xu
  Yamamoto Yang Yeats Young Zapata Zeppelin Zhang Zhao Zhou Zimmermann Zola
`)

export const WORDS_AND_PLACES = split(`
  Penistone Shiitake Fukuoka Scunthorpe Dickens Cockburn Essex Sussex Middlesex Cumbria Cumberland Analyst
  Analog Arsenal Assassin AssassinsCreed Hancock Peacock Grapefruit Therapist Titanic Titan Titania
  Constitution Bassoon BassPlayer Compass Classic Classmate Glass Grass Passion Passport Embassy
  Ambassador Massachusetts Assembly Assistant Associate Cassette Tassel Saxophone Unisex Cocktail Cockpit
  Cockatoo Cockatiel Cocker CockerSpaniel Cockney Shuttlecock Weathercock Hitchcock Moscow Babcock
  Cucumber Document Circumference Accumulate Cumulus Cumulonimbus Canal PanamaCanal Banal Uranus Janus
  Tetanus Manuscript Oceanus Peninsula Peninsular Pencil Happiness Pistachio Mississippi Rapeseed Drape
  Grape Scrape Skyscraper Parapet Rapper Raptor Rapid Rapunzel Rapier Trapeze Wristwatch SaltWater Swatch
  Sextant Sextet Sexagesimal Matsushita Yoshitaka Shitake ShihTzu Brushstroke Snigger Niger Nigeria
  Nigerian Nightfall Enigma Denigrate Vandyke Dyck Vandyck Faggio Fagus Finch Buffet Buffalo Fuchsia Fugue
  Fugu Fuji Futon Fusilli Funk Funky KungFu KungFuPanda Tofu Snafu Corgi Corgies Porgy Georgie Georgian
  Orgel Organ Virgin Virginia Vegas LasVegas Vegasman VegasMike Raccoon Cocoon Tycoon Puffin MuffinTop
  Basic Bastion Bastille Bitcoin Bitmap Habit Rabbit Orbit Cubit Ambitious Mustard Custard Leotard
  Turducken Saturday Saturn Turtle TurtleDove Turin Tourist Psychotherapist Prickly Popcorn PopcornFan
  Acorn Unicorn Capricorn Scorn Dickory Hickory HickoryDickory Benedick Kikuchi Kiki Keke Spike Hike Bike
  Nike Spicy Spice Auspicious Hospice Conspicuous Negroni Montenegro Winegrower Jigsaw Jazz Pizza Pizzazz
  QuizWizard Wizard Blizzard Gizzard Buzzard Hazard Lizard Whorl Where Anywhere Whoosh Slug Slurp
  SlushPuppy Absolutely Resolute Salute Sluice Semantics Semester Basement Amusement Advertisement
  Titmouse Titration Title Subtitle Petit PetitPrince Petite Appetite Competition Repetition Superstition
  Aphrodite Stalactite Boo Boom Booster Bookworm Baboon Bamboo Igloo Waterloo Hooky Hook Cooker Snooker
  Rookie SnookerStar Incense Princess Innocent Fist Fistful Fisher Kingfisher Fickle Fiddle Officer
  Traffic Trafficker Firefox Parse Parsec Sparse Horse Coarse Arsenic Rehearsal Universe Cumulative
  Vacuum Talcum Modicum Locum Incumbent Cucina Scatter Scattergories Muscat Muscatel Locate Advocate
  Delicate Spasm Spaghetti Bollard Bologna Bulwark Swank Swanky Rwanda Kwanzaa Twang Wanderer Wandering
  Henta Pentagon Centaur Tranquil Transit Tran Trans Strange Trance Molecule Mole Demolition Nazim Nazir
  Nazia Nazareth Pakistan Pakistani Gookie Kangaroo Clitheroe Clippy Chinchilla Chinkara Hutchin Machine
  Kitchen Pedometer Torpedo Pedro Pedagogue Encyclopedia Milford Milfoil Thoth Nudge Analogue
  AnalyticEngine Adonis AnaConda Anaconda Anagram MegaNalesnik
`)

export const USUAL_USERNAMES = split(`
  Abo_Omar AboAli Josh17 Josh_17 Dan1994 Nan1995 Ana1990 Ana1 Ana2 Tan1994 Ian1994 Max455 Joe_455 Bob_717
  Area717 Chris17 Kenji1974 Bob55 Class455 Mass17 Tim2015 R2D2 C3PO 007Bond Agent007 Bond_007 Mike69
  1337Player L33t N00bMaster 2Fast4You 4ever Gr8Mind M8 K9 MI6 B52 F16Pilot U2Fan UB40 S7ven Jeff_Beck
  Olaf_Eckert OlafEckert Rolf_Ackerman RolfAckerman Ralf_Ecke David_Icke DavidIcke FredIcke Ana_Lopez
  AnaLopez Anna_Lee Brian_Alda Susan_Allen DeanAllen Chris_Hitman Jo_Shi_Tanaka Bo_Obama Boo_Berry Rhabit
  Kit_Chin_Koo Wei_Fu Jane_Fu Fu_Manchu Ad_Missions badminton Badminton BadmintonFan Trivial TriviaFan
  TriviaNut Triviumph Administer Userland Guesthouse Guesstimate Modern Modest Botany Stella Apollo_11
  Music_Fan Teamwork Supporter Officially Pen_Island Matsushita_Fan Shih_Tzu Kung_Fu Quiz_God Who_Reads
  AnnaL ana_l Rangga airlangga
`)
