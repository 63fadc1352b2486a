/* oxlint-disable max-lines -- a table, a line a card */

/**
 * Every printed card, official and of the players' own later sets: what a deck file may name. A line a set,
 * `= letters|number|name`, and below it a line a card, `number|title|type|subtitle|code of the card that it prints again`;
 * the type's letter is a capital where the card is unique. Names and numbers only: what a card is worth in a deck is known of automated cards alone.
 */
export const PRINTED_CARDS = `
= AW|01|Awakenings
1|Captain Phasma|C|Elite Trooper
2|First Order Stormtrooper|c
3|General Grievous|C|Jedi Hunter
4|General Veers|C|Field Commander
5|AT-ST|s
6|First Order TIE Fighter|s
7|Commanding Presence|u
8|F-11D Rifle|u
9|Count Dooku|C|Devious Strategist
10|Darth Vader|C|Sith Lord
11|Kylo Ren|C|Vader's Disciple
12|Nightsister|c
13|Force Choke|u
14|Immobilize|u
15|Kylo Ren's Lightsaber|U
16|Sith Holocron|u
17|Infantry Grenades|u
18|Speeder Bike Scout|s
19|Bala-Tik|C|Gang Leader
20|Jabba the Hutt|C|The Great and Mighty
21|Jango Fett|C|Lethal Mercenary
22|Tusken Raider|c
23|Crime Lord|u
24|Flame Thrower|u
25|Gaffi Stick|u
26|On The Hunt|u
27|Admiral Ackbar|C|Perceptive Tactician
28|Leia Organa|C|Born Leader
29|Poe Dameron|C|Ace Pilot
30|Rebel Trooper|c
31|Launch Bay|s
32|Black One|S
33|Scout|u
34|Survival Gear|u
35|Luke Skywalker|C|Jedi Knight
36|Padawan|c
37|Qui-Gon Jinn|C|Ataru Master
38|Rey|C|Force Prodigy
39|Force Protection|u
40|Jedi Robes|u
41|Luke Skywalker's Lightsaber|U
42|One With The Force|u
43|BB-8|S
44|Rey's Staff|U
45|Finn|C|First Order Defector
46|Han Solo|C|Scoundrel
47|Hired Gun|c
48|Padme Amidala|C|Queen of Naboo
49|Millennium Falcon|S
50|Diplomatic Immunity|u
51|DL-44 Heavy Blaster Pistol|u
52|Infiltrate|u
53|Outpost|s
54|DH-17 Blaster Pistol|u
55|IQA-11 Blaster Rifle|u
56|Promotion|u
57|Force Throw|u
58|Force Training|u
59|Lightsaber|u
60|Mind Probe|u
61|Comlink|u
62|Datapad|u
63|Holdout Blaster|u
64|Black Market|s
65|Cunning|u
66|Jetpack|u
67|Thermal Detonator|u
68|Cannon Fodder|e
69|Closing the Net|e
70|Endless Ranks|e
71|Occupation|e
72|Probe|e
73|Sweep the Area|e
74|Tactical Mastery|e
75|The Best Defense...|e
76|Drudge Work|s
77|Local Garrison|s
78|Personal Escort|u
79|Abandon All Hope|e
80|Boundless Ambition|e
81|Enrage|e
82|Feel Your Anger|e
83|Force Strike|e
84|Intimidate|e
85|Isolation|e
86|No Mercy|e
87|Pulling the Strings|e
88|Emperor's Favor|S
89|Power of the Dark Side|s
90|Hidden In Shadow|u
91|Nowhere to Run|e
92|Ace in the Hole|e
93|Armed to the Teeth|e
94|Confiscation|e
95|Fight Dirty|e
96|Go for the Kill|e
97|He Doesn't Like You|e
98|Lying in Wait|e
99|Backup Muscle|s
100|My Kind of Scum|s
101|Underworld Connections|s
102|Prized Possession|U
103|Commando Raid|e
104|Defensive Position|e
105|Field Medic|e
106|Hit and Run|e
107|It's a Trap!|e
108|Natural Talent|e
109|Rearm|e
110|Retreat|e
111|Strategic Planning|e
112|Surgical Strike|e
113|Resistance HQ|S
114|Anticipate|e
115|Defensive Stance|e
116|Force Misdirection|e
117|Heroism|e
118|Noble Sacrifice|e
119|Patience|e
120|Return of the Jedi|e
121|Riposte|e
122|Willpower|e
123|Jedi Council|S
124|Awakening|s
125|The Force is Strong|s
126|Daring Escape|e
127|Don't Get Cocky|e
128|Draw Attention|e
129|Hyperspace Jump|e
130|Let The Wookiee Win|e
131|Negotiate|e
132|Scavenge|e
133|Shoot First|e
134|Smuggling|e
135|Play the Odds|s
136|Street Informants|s
137|Second Chance|u
138|Award Ceremony|e
139|Dug in|e
140|Firepower|e
141|Leadership|e
142|Logistics|e
143|Squad Tactics|e
144|Supporting Fire|s
145|Deflect|e
146|Disturbance in the Force|e
147|Mind Trick|e
148|The Power of the Force|e
149|Use The Force|e
150|It Binds All Things|s
151|Aim|e
152|All In|e
153|Block|e
154|Close Quarters Assault|e
155|Dodge|e
156|Flank|e
157|Take Cover|e
158|Disarm|e
159|Electroshock|e
160|Reversal|e
161|Scramble|e
162|Unpredictable|e
163|Infamous|s
164|Hunker Down|u
165|Command Center|b|Lothal
166|Echo Base|b|Hoth
167|Emperor's Throne Room|b|Death Star II
168|Frozen Wastes|b|Starkiller Base
169|Imperial Armory|b|Death Star
170|Jedi Temple|b|Coruscant
171|Rebel War Room|b|Yavin IV
172|Mos Eisley Spaceport|b|Tatooine
173|Separatist Base|b|Mustafar
174|Starship Graveyard|b|Jakku
= SoR|02|Spirit of Rebellion
1|Death Trooper|c
2|FN-2199|C|Loyal Trooper
3|Director Krennic|C|Cruel but Brilliant
4|TIE Pilot|c
5|E-Web Emplacement|s
6|Imperial Discipline|u
7|DT-29 Heavy Blaster Pistol|u
8|Z6 Riot Control Baton|u
9|Asajj Ventress|C|Force Assassin
10|Darth Vader|C|Dark Apprentice
11|Palpatine|C|Galactic Emperor
12|Royal Guard|c
13|Command Shuttle|s
14|Force Lightning|u
15|Lightsaber Pike|u
16|Lure of Power|u
17|Interrogation Droid|s
18|Aurra Sing|C|Deadly Shot
19|Guavian Enforcer|c
20|IG-88|C|Assassin Droid
21|Unkar Plutt|C|Junk Dealer
22|Slave I|S
23|Blackmail|u
24|Personal Shield|u
25|Vibroknucklers|u
26|Baze Malbus|C|Crack Shot
27|Mon Mothma|C|Skilled Politician
28|Rebel Commando|c
29|Temmin "Snap" Wexley|C|Recon Specialist
30|C-3PO|S
31|U-Wing|s
32|A180 Blaster|u
33|Overkill|u
34|Jedi Acolyte|c
35|Chirrut Îmwe|C|Blind Warrior
36|Luminara Unduli|C|Inspiring Commander
37|Obi-Wan Kenobi|C|Mysterious Hermit
38|Delta-7 Interceptor|s
39|Handcrafted Light Bow|u
40|Force Heal|u
41|Journals of Ben Kenobi|U
42|R2-D2|S
43|Chewbacca|C|Loyal Friend
44|Jyn Erso|C|Reckless Operative
45|Maz Kanata|C|Pirate Queen
46|Outer Rim Smuggler|c
47|Smuggling Freighter|s
48|Bowcaster|u
49|Lone Operative|u
50|Maz's Goggles|U
51|Supply Line|s
52|Astromech|s
53|Rocket Launcher|u
54|Force Push|u
55|Force Speed|u
56|Makashi Training|u
57|Vibroknife|u
58|Quadjumper|s
59|Ascension Gun|u
60|Con Artist|u
61|Battle Formation|e
62|Imperial War Machine|e
63|Lockdown|e
64|Sustained Fire|e
65|Traitor!|e
66|Trench Warfare|e
67|Undying Loyalty|e
68|We Have Them Now|e
69|Attrition|s
70|Imperial Inspection|s
71|Anger|e
72|Lightsaber Throw|e
73|Manipulate|e
74|No Disintegrations|e
75|Now You Will Die|e
76|Rise Again|e
77|The Price of Failure|e
78|Dark Presence|s
79|Now I Am The Master|u
80|Doubt|e
81|Arms Deal|e
82|Bait and Switch|e
83|Friends in High Places|e
84|Loose Ends|e
85|One-Quarter Portion|e
86|Relentless Pursuit|e
87|Scrap Buy|e
88|Salvage Stand|s
89|Armor Plating|u
90|Emergency Evacuation|e
91|Friendly Fire|e
92|Guerrilla Warfare|e
93|Our Only Hope|e
94|Rebel Assault|e
95|Sensor Placement|e
96|Spirit of Rebellion|e
97|Planetary Uprising|s
98|Spy Net|s
99|Tactical Aptitude|u
100|Caution|e
101|Destiny|e
102|Determination|e
103|Guard|e
104|Krayt Dragon Howl|e
105|My Ally Is The Force|e
106|Synchronicity|e
107|Your Eyes Can Deceive You|s
108|Protective Mentor|u
109|Confidence|e
110|Garbage'll Do|e
111|Hold On!|e
112|Rebel|e
113|Long Con|e
114|Loth-Cat and Mouse|e
115|Never Tell Me The Odds|e
116|Planned Explosion|e
117|Double-Dealing|s
118|Life Debt|u
119|Bombing Run|e
120|Collateral Damage|e
121|Salvo|e
122|Suppression|e
123|Aftermath|s
124|Air Superiority|s
125|Training|u
126|Wingman|u
127|Decisive Blow|e
128|High Ground|e
129|Momentum Shift|e
130|Overconfidence|e
131|Premonitions|e
132|Rejuvenate|e
133|Trust Your Instincts|e
134|Meditate|s
135|Force Illusion|u
136|Evade|e
137|New Orders|e
138|Parry|e
139|Swiftness|e
140|Resolve|s
141|Ammo Belt|u
142|Bolt Hole|e
143|Cheat|e
144|Diversion|e
145|"Fair" Trade|e
146|Friends in Low Places|e
147|Sabotage|e
148|Improvisation|s
149|Outmaneuver|s
150|Fast Hands|u
151|Carbon-freezing Chamber|b|Bespin
152|Cargo Hold|b|Eravana
153|Docking Bay|b|Finalizer
154|Ewok Village|b|Endor
155|Maz's Castle|b|Takodana
156|Moisture Farm|b|Tatooine
157|Otoh Gunga|b|Naboo
158|Secluded Beach|b|Scarif
159|Secret Facility|b|Scarif
160|War-Torn Streets|b|Jedha
= EaW|03|Empire at War
1|Ciena Ree|C|Adept Pilot
2|General Hux|C|Aspiring Commander
3|MagnaGuard|c
4|Thrawn|C|Master Strategist
5|AT-DP|s
6|Probe Droid|s
7|T-7 Ion Disruptor Rifle|u
8|Quinlan Vos|C|Dark Disciple
9|Servant of the Dark Side|c
10|Seventh Sister|C|Agile Inquisitor
11|Grand Inquisitor|C|Sith Loyalist
12|Darth Vader's TIE Advanced|S
13|ID9 Seeker Droid|u
14|Temptation|u
15|Grand Inquisitor's Lightsaber|U
16|Bazine Netal|C|Master Manipulator
17|Bossk|C|Wookiee Slayer
18|Cad Bane|C|Vicious Mercenary
19|Gamorrean Guard|c
20|Hound's Tooth|S
21|Cable Launcher|u
22|LL-30 Blaster Pistol|u
23|Relby-V10 Mortar Gun|u
24|General Rieekan|C|Defensive Mastermind
25|Hera Syndulla|C|Phoenix Leader
26|K-2SO|C|Reprogrammed Droid
27|Rookie Pilot|c
28|Ghost|S
29|Y-Wing|s
30|A280 Blaster Rifle|u
31|Ahsoka Tano|C|Force Operative
32|Jedi Instructor|c
33|Kanan Jarrus|C|Rebel Jedi
34|Mace Windu|C|Jedi Champion
35|Training Remote|s
36|Master of the Council|U
37|Coordination|u
38|Ezra Bridger|C|Force-sensitive Thief
39|Lando Calrissian|C|Galactic Entrepreneur
40|Sabine Wren|C|Explosives Expert
41|Wookiee Warrior|c
42|Chopper|S
43|Energy Slingshot|u
44|Tough Haggler|u
45|T-47 Airspeeder|s
46|LR1K Sonic Cannon|s
47|Electrostaff|u
48|Natural Pilot|u
49|Ancient Lightsaber|u
50|Psychometry|u
51|Shoto Lightsaber|u
52|Weapons Cache|s
53|BD-1 Cutter Vibro-AX|u
54|Extortion|u
55|X-8 Night Sniper|u
56|Z-95 Headhunter|s
57|Chance Cube|u
58|EMP Grenades|u
59|Lead by Example|u
60|Scatterblaster|u
61|Commandeer|e
62|Crossfire|e
63|Drop Your Weapon!|e
64|Imperial Backing|e
65|Prepare for War|e
66|Red Alert|e
67|Ruthless Tactics|e
68|Take Prisoner|e
69|Imperial HQ|s
70|As You Command|e
71|Cornered Prey|e
72|Indomitable|e
73|It Will All Be Mine|e
74|Kill Them All|e
75|Unyielding|e
76|Insidious|s
77|Hate|u
78|Anarchy|e
79|Bounty Postings|e
80|Buy Out|e
81|Coercion|e
82|Only Business Matters|e
83|Pilfered Goods|e
84|Twin Shadows|e
85|Hutt Ties|s
86|Deadly|u
87|No Survivors|e
88|Detention Center|s
89|All Quiet On The Front|e
90|Entrenched|e
91|Fortuitous Strike|e
92|Rearguard|e
93|Reckless Reentry|e
94|Strike Briefing|e
95|Swift Strike|e
96|Rally Aid|s
97|Shield Generator|s
98|At Peace|e
99|Bestow|e
100|Bring Balance|e
101|Reaping The Crystal|e
102|Secret Mission|e
103|Trust The Force|e
104|Funeral Pyre|s
105|Yoda's Quarters|S
106|Fearless|u
107|Against The Odds|e
108|Appraise|e
109|Bad Feeling|e
110|Double-Cross|e
111|Impersonate|e
112|Local Patrol|e
113|Quick Escape|e
114|Tenacity|e
115|Running Interference|s
116|Thermal Paint|u
117|Defiance|e
118|Covering Fire|e
119|Deploy Squadron|e
120|Fall Back|e
121|Feint|e
122|Flanking Maneuver|e
123|Heat Of Battle|e
124|Pinned Down|e
125|The Day is Ours|e
126|Drop Zone|s
127|Tech Team|s
128|Battle of Wills|e
129|Force Vision|e
130|Lightsaber Pull|e
131|Lightsaber Training|e
132|No Surrender|e
133|Something Familiar|e
134|Voices Cry Out|e
135|Keen Instincts|u
136|Battle Rage|e
137|Disable|e
138|Persuade|e
139|Pickpocket|e
140|Threaten|e
141|Trickery|e
142|Truce|e
143|Stolen Cache|s
144|Hidden Agenda|u
145|Mandalorian Armor|u
146|Dangerous Mission|e
147|Endurance|e
148|Partnership|e
149|Recycle|e
150|Rend|e
151|Roll On|e
152|Plastoid Armor|u
153|B'Omarr Monastery|b|Teth
154|Fort Anaxes|b|Anaxes
155|Garel Spaceport|b|Garel
156|Imperial Academy|b|Lothal
157|Main Plaza|b|Vashka
158|Medical Center|b|Kaliida Shoals
159|Port District|b|Bespin
160|Weapons Factory Alpha|b|Cymoon 1
= TPG|04|Two-Player Game
1|Kylo Ren|C|Tormented One
2|Captain Phasma|C|Ruthless Tactician
3|Droid Commandos|s
4|Captain Phasma's Blaster|U
5|Praetorian Guard|u
6|Dark Counsel|u
7|Crossguard Lightsaber|u
8|Force Stasis|u
9|Jedi Rival|u
10|Armored Support|s
11|First Strike|e
12|I Have You Now|e
13|Imperial Envoy|e
14|Mobilize|e
15|Tactical Mastery|e||01074
16|As I Have Foreseen|e
17|Clash|e
18|Intimidate|e||01084
19|Your Skills Are Complete|e
20|Doubt|e||02080
21|Parry|e||02138
22|Subjugate|e
23|Hangar Bay|b|Imperial Fleet
24|Rey|C|Finding The Ways
25|Poe Dameron|C|More Than A Pilot
26|Medical Droid|s
27|Strike Team|s
28|Teamwork|u
29|Poe Dameron's Blaster|U
30|Rey's Lightsaber|U
31|Inner Strength|u
32|Luke's Protection|s
33|Honor Guard|s
34|Direct Hit|e
35|Logistics|e||01142
36|Recon|e
37|Strategic Planning|e||01111
38|Concentrate|e
39|Defensive Stance|e||01115
40|Distraction|e
41|Do Or Do Not|e
42|Fierce Resolve|e
43|Evade|e||02136
44|Flank|e||01156
45|Sound The Alarm|e
46|Obi-Wan's Hut|b|Tatooine
= LEG|05|Legacies
1|Dark Advisor|c
2|Maul|C|Vengeful One
3|Mother Talzin|C|Nightsister Matriarch
4|Palpatine|C|Darth Sidious
5|Kylo Ren's Starfighter|S
6|Crystal Ball|u
7|Force Rend|u
8|Maul's Lightsaber|U
9|Battle Droid|c
10|Kallus|C|Agent of the Empire
11|Nute Gunray|C|Separatist Viceroy
12|Tarkin|C|Grand Moff
13|Veteran Stormtrooper|c
14|Separatist Landing Craft|s
15|Fragmentation Grenade|u
16|Grand Moff|u
17|Kallus' Bo-Rifle|U
18|Bib Fortuna|C|Majordomo
19|Boba Fett|C|Deadly Mercenary
20|Doctor Aphra|C|Artifact Hunter
21|Greedo|C|Unlucky Mercenary
22|Rebel Traitor|c
23|Ark Angel|S
24|BT-1|S
25|Slave I|S
26|Hunter Instinct|u
27|Wrist Rockets|u
28|BB-9E|S
29|Aayla Secura|C|Jedi General
30|Jedi Temple Guard|c
31|Luke Skywalker|C|Unlikely Hero
32|Obi-Wan Kenobi|C|Jedi Master
33|Yoda|C|Wizened Master
34|ETA-2 Interceptor|s
35|R2-D2|S
36|Force Meditation|u
37|Obi-Wan Kenobi's Lightsaber|U
38|Clone Trooper|c
39|Finn|C|Soldier of Necessity
40|Rose|C|Skilled Mechanic
41|Wedge Antilles|C|Squad Leader
42|Mortar Team|s
43|Resistance Bomber|s
44|Camouflaged Rifle|u
45|Rebellion Leader|u
46|Han Solo|C|Savvy Smuggler
47|Jar Jar Binks|C|Clumsy Outcast
48|Jedha Partisan|c
49|Saw Gerrera|C|Extremist Leader
50|Zeb Orrelios|C|The Last Lasat
51|Runaway Boomas|s
52|Millennium Falcon|S
53|Roguish Charm|u
54|Zeb Orrelios' Bo-Rifle|U
55|Republic Cruiser|s
56|Force Focus|u
57|Force Wave|u
58|Heirloom Lightsaber|u
59|Hush-98 Comlink|u
60|Ground Battalion|s
61|Lookout Post|s
62|Auto Cannon|u
63|E-11 Blaster|u
64|74-Z Speeder Bike|u
65|Hondo Ohnaka|C|Respected Businessman
66|Pirate Speeder Tank|s
67|Bartering|u
68|Gang Up|u
69|Vibrocutlass|u
70|Modified HWK-290|s
71|Canto Bight Pistol|u
72|Hidden Blaster|u
73|Hunting Rifle|u
74|Stun Baton|u
75|Consumed By The Dark Side|e
76|Dark Scheme|e
77|Double Strike|e
78|Frighten|e
79|I Am Your Father|e
80|Snare|e
81|Spell of Removal|e
82|Witch Magick|e
83|Nightsister Coven|s
84|Battle Fatigue|e
85|Crush the Rebellion|e
86|Imperial Might|e
87|Scorched Earth|e
88|Shrapnel Blast|e
89|Target Practice|e
90|Three Steps Ahead|e
91|Command Bridge|s
92|Delve|e
93|Free-For-All|e
94|In Pursuit|e
95|No Good To Me Dead|e
96|Rumors|e
97|Subdue|e
98|Take Flight|e
99|Outnumber|e
100|Adapt|e
101|Ataru Strike|e
102|Heightened Awareness|e
103|Investigate|e
104|Strength Through Weakness|e
105|Unbreakable|e
106|Defensive Teaching|s
107|Yoda's Hut|S
108|Attack Run|e
109|Equip|e
110|Final Moment|e
111|Light 'Em Up|e
112|Mend|e
113|Refit|e
114|Special Modification|e
115|Suppression Field|s
116|Bravado|e
117|Easy Pickings|e
118|Explosive Tactics|e
119|Impulsive|e
120|Scruffy Looking Nerf-Herder|e
121|Smuggler's Run|e
122|Maz's Vault|S
123|Diplomatic Protection|u
124|Into The Garbage Chute|e
125|Alter|e
126|Ancient Wisdom|e
127|Feel The Force|e
128|Invigorate|e
129|Legacies|e
130|Mislead|e
131|Respite|e
132|Stronger You Have Become|e
133|The Force Is With Me|e
134|Perseverance|s
135|Resilient|u
136|Crackdown|e
137|Crash Landing|e
138|Law and Order|e
139|Locked and Loaded|e
140|Reinforce|e
141|Strength in Numbers|e
142|Sudden Impact|e
143|Superior Position|e
144|Target Intel|e
145|Bubble Shield|s
146|Cover Team|s
147|Bamboozle|e
148|Cantina Brawl|e
149|Counter Strike|e
150|Dangerous Maneuver|e
151|Entangle|e
152|Face-Off|e
153|Hasty Exit|e
154|Lure|e
155|Quick Draw|e
156|Vandalize|e
157|Well-Connected|e
158|Defend|e
159|Dive|e
160|Ice Storm|e
161|No Cheating|e
162|Shelter|e
163|Backup Specialist|s
164|Remote Stockpile|s
165|Scrap Heap|s
166|Bodyguard|u
167|Quickdraw Holster|u
168|Espionage|p
169|Fortify|p
170|Preemptive Strike|p
171|Profitable Connection|p
172|Stolen Intel|p
173|Taking Ground|p
174|Arid Wasteland|b|Geonosis
175|Citadel Landing Zone|b|Scarif
176|Imperial Palace|b|Coruscant
177|Launch Deck|b|Home One
178|Outer Rim Outpost|b|Nal Hutta
179|Petranaki Arena|b|Geonosis
180|Power Generator Trench|b|Death Star I
= RIV|06|Rivals
1|Anakin Skywalker|C|Conflicted Apprentice
2|Lobot|C|Cyborg Aide
3|Ketsu Onyo|C|Black Sun Operative
4|Jawa Scavenger|c
5|Hidden Motive|e
6|Crafted Lightsaber|u
7|Targeting Computer|e
8|Fang Fighter|s
9|Tinker|e
10|Verpine Sniper Rifle|u
11|Emulate|e
12|Fight Back|e
13|Resourceful|e
14|Surprise Attack|e
15|Supply Pack|u
16|T-21 Repeating Blaster|u
17|Vibrosword|u
18|Bespin Wing Guard|s
19|Dry Fields|b|Atollon
20|Sith Temple|b|Malachor
= WotF|07|Way of the Force
1|Count Dooku|C|Darth Tyranus
2|Fifth Brother|C|Intimidating Enforcer
3|Force Sensitive Outcast|c
4|Snoke|C|Supreme Leader
5|Crush Hope|e
6|Dark Ritual|e
7|Lack of Faith|e
8|No Escape|e
9|Power From Pain|e
10|Triple Threat|e
11|Undermine|e
12|Dark Empowerment|s
13|Count Dooku's Solar Sailer|S
14|Bardottan Sphere|u
15|Fifth Brother's Lightsaber|U
16|Force Fear|u
17|Torment|u
18|Arihnda Pryce|C|Unscrupulous Governor
19|Executioner|c
20|Firmus Piett|C|Ambitious Admiral
21|General Grievous|C|Fearsome Cyborg
22|Art of War|e
23|Furious Assault|e
24|Machine Replacement|e
25|Opening Volley|e
26|Overrun|e
27|Testing Procedure|e
28|Well-armed|e
29|Blockade|p
30|Climate Disruption Array|s
31|General Grievous' Wheel Bike|S
32|Imperial Troop Transport|s
33|Planetary Bombardment|s
34|Executioner's Axe|u
35|DJ|C|Treacherous Rogue
36|Jabba The Hutt|C|Renowned Gangster
37|Mandalorian Super Commando|c
38|Sebulba|C|Cutthroat Podracer
39|By Any Means|e
40|Cocky|e
41|Extreme Hubris|e
42|Nefarious Deed|e
43|Paid Off|e
44|Partners in Crime|e
45|Quarrel|e
46|Rancorous|e
47|Sebulba Always Wins|e
48|Sticky Situation|e
49|0-0-0|S
50|Sebulba's Podracer|S
51|Formidable|u
52|Underhanded Tactics|u
53|Way of the Dark|e
54|Ezra Bridger|C|Aspiring Jedi
55|Jedi Sentinel|c
56|Luke Skywalker|C|Reluctant Instructor
57|Plo Koon|C|Jedi Protector
58|Fond Memories|e
59|Loth-Wolf Bond|e
60|Luke's Training|e
61|Pacify|e
62|Propel|e
63|Renewed Purpose|e
64|Steadfast|e
65|Plo Koon's Starfighter|S
66|A99 Aquata Breather|u
67|Ezra Bridger's Lightsaber|U
68|Guardian of the Whills|u
69|Luke Skywalker's Lightning Rod|U
70|There Is No Try|u
71|Boss Nass|C|Bombastic Ruler
72|Gungan Warrior|c
73|Leia Organa|C|Heart of the Resistance
74|Rex|C|Clone Captain
75|Blaze of Glory|e
76|Desperate Hour|e
77|First Aid|e
78|Gungan Offensive|e
79|Motivate|e
80|Reposition|e
81|Long-Term Plan|p
82|Gungan Catapult|s
83|Resistance Crait Speeder|s
84|Suppressive Fire|s
85|Electropole|u
86|Inspiring Presence|u
87|Rex's Blaster Pistol|U
88|Anakin Skywalker|C|Podracing Prodigy
89|Bo-Katan Kryze|C|Deathwatch Lieutenant
90|Cassian Andor|C|Rebellion Operative
91|Trusted Informant|c
92|Clandestine Operation|e
93|Closing the Deal|e
94|Defensive Racing|e
95|Dumb Luck|e
96|Mechanical Insight|e
97|Narrow Escape|e
98|Rigged Detonation|e
99|Righteous Cause|e
100|Scoping the Target|e
101|Shootout|e
102|Anakin Skywalker's Podracer|S
103|N-1 Starfighter|s
104|CR-2 Heavy Blaster|u
105|Stealthy|u
106|Way of the Light|e
107|Dex's Diner|S
108|Become One|e
109|Beguile|e
110|Control|e
111|Division in the Force|e
112|Flames of the Past|e
113|Peace and Quiet|e
114|Turn the Tide|e
115|Built to Last|p
116|Honed Skills|s
117|Dagger of Mortis|U
118|Force Jump|u
119|Way of the Force|u
120|Change of Fate|e
121|Glancing Shot|e
122|Grand Entrance|e
123|Hostile Takeover|e
124|Overload|e
125|Reconstruct|e
126|Take the Fight to Them|e
127|Home Turf Advantage|p
128|Ammo Reserves|s
129|ARC-170 Starfighter|s
130|Hailfire Droid Tank|s
131|Weapon Master|u
132|Friend or Foe|e
133|In The Crosshairs|e
134|Podracer Betting|e
135|Reprogram|e
136|Risky Move|e
137|Start Your Engines!|e
138|Calling in Favors|p
139|Prized Goods|s
140|Streetwise|s
141|XS Stock Light Freighter|s
142|Darksaber|U
143|Mandalorian Vambraces|u
144|Respected Businessman|u
145|V-1 Thermal Detonator|u
146|Extract|e
147|Free Fall|e
148|Made to Suffer|e
149|Nature's Charm|e
150|Quell|e
151|Under Attack|e
152|Lotho Minor Junkers|s
153|Podracer|s
154|Macrobinoculars|u
155|Boonta Eve Classic|p
156|Arena of Death|b|Nar Shaddaa
157|Bendu's Lair|b|Atollon
158|Comm Tower|b|Scarif
159|Mos Espa Arena|b|Tatooine
160|Rift Valley|b|Dathomir
= AtG|08|Across the Galaxy
1|Darth Vader|C|Terror To Behold
2|Luce|C|Callous Nightsister
3|Nightbrother|c
4|Savage Opress|C|Reckless Warrior
5|Burst Of Lightning|e
6|Endow|e
7|Fear and Dead Men|e
8|I Am The Senate|e
9|Let The Hate Flow|e
10|Darth Vader's Meditation Chamber|S
11|Galactic Deception|s
12|Stifle|s
13|Vader's Fist|S
14|Bloodlust|u
15|Chain Sickle|u
16|Darth Vader's Lightsaber|U
17|Energy Bow|u
18|Iden Versio|C|Inferno Squad Commander
19|"Mauler" Mithel|C|Vader's Wingman
20|Super Battle Droid|c
21|Wullf Yularen|C|ISB Colonel
22|Browbeat|e
23|Commence Primary Ignition|e
24|Drop 'Em|e
25|Hatching A Plan|e
26|Imposing Presence|e
27|In Tandem|e
28|Questioned Loyalty|e
29|Reach The Stars|e
30|Black Two|S
31|TIE Fighter|s
32|Umbaran Hover Tank|s
33|Vigilance|s
34|Inferno Squad ID10 Seeker Droid|U
35|Dryden Vos|C|Ruthless Crime Lord
36|Tobias Beckett|C|Thief For Hire
37|Val|C|Headstrong Renegade
38|Act Of Cruelty|e
39|Cunning Ruse|e
40|Exploit|e
41|First Claim|e
42|Heated Confrontation|e
43|In a Bind|e
44|Shakedown|e
45|Sidestep|e
46|Wanton Destruction|e
47|Déjà Vu|S
48|Firespray-31|s
49|Relentless|s
50|Donderbus Blaster Pistol|u
51|Grappling Boa|u
52|Tobias Beckett's Rifle|U
53|Vow Of Vengeance|u
54|Retribution|p
55|Barriss Offee|C|Studious Padawan
56|Force Mystic|c
57|Kit Fisto|C|Shii-cho Master
58|Qui-Gon Jinn|C|Defiant Jedi Master
59|Bewilder|e
60|Finishing Strike|e
61|Gathering Intelligence|e
62|Hold Off|e
63|Insight|e
64|Into Exile|e
65|Repulse|e
66|Safeguard|e
67|Immutability|s
68|Counterstroke|u
69|Lightsaber Training Staff|u
70|Pillio Star Compass|u
71|Qui-Gon Jinn's Lightsaber|U
72|Biggs Darklighter|C|Rebellion Ace
73|Clone Commander Cody|C|Loyal Strategist
74|Jyn Erso|C|Daring Infiltrator
75|Rebel Engineer|c
76|Aerial Advantage|e
77|Attack of The Clones|e
78|Dogfight|e
79|Evacuate|e
80|Inflame|e
81|Outgun|e
82|Turn The Tables|e
83|Armed Escort|s
84|BB-8|S
85|Black One|S
86|X-Wing|s
87|Jyn Erso's Blaster|U
88|R2 Astromech|u
89|Lando Calrissian|C|Smooth and Sophisticated
90|Leia Organa|C|Boushh
91|L3-37|C|Droid Revolutionary
92|A Good Investment|e
93|Aid From Above|e
94|Daring Gambit|e
95|Drop In|e
96|Hijack|e
97|Karabast!|e
98|Leverage|e
99|Reluctance|e
100|Slice And Dice|e
101|Through The Pass|e
102|Escape Craft|S
103|Millennium Falcon|S
104|On The Mark|s
105|Decoy|u
106|Energy Pike|u
107|Token Of Affection|u
108|At Odds|e
109|Common Cause|e
110|Conflicted|e
111|Deadly Advance|e
112|No Questions Asked|e
113|Relinquish|e
114|You Were My Friend|e
115|Bitter Rivalry|p
116|Foresight|s
117|Nexus Of Power|s
118|Force Lift|u
119|Shatterpoint|u
120|Treasured Lightsaber|u
121|Attack Formation|e
122|Barrel Roll|e
123|Deployment|e
124|Fleet Command|e
125|Intense Fire|e
126|Revised Order|e
127|Snuff Out|e
128|Transfer|e
129|Armored Reinforcement|p
130|Senate Chamber|S
131|Dorsal Turret|u
132|Handheld L-S1 Cannon|u
133|Triple Laser Turret|u
134|Han Solo|C|Independent Hotshot
135|Qi'Ra|C|Street Savvy
136|Across The Galaxy|e
137|Cash Out|e
138|Dismantle|e
139|Fight Fire With Fire|e
140|Indifferent|e
141|Quick Thinking|e
142|Shock Tactic|e
143|Double Down|p
144|Improvised Defense|s
145|Shadow Caster|S
146|Arc Caster|u
147|Black Sun Blaster Pistol|u
148|Flame Projector|u
149|Shriek|e
150|T-16 Skyhopper|s
151|X-34 Landspeeder|s
152|Laser Cannon|u
153|Systems Gauge|u
154|Targeting Astromech|u
155|No Allegiance|p
156|Solidarity|p
157|Landing Dock|b|Scipio
158|Occupied City|b|Lothal
159|Theed Royal Palace|b|Naboo
160|Training Room|b|Kamino
= CONV|09|Convergence
1|Asajj Ventress|C|Swift And Cunning
2|Palpatine|C|Unlimited Power
3|Sentinel Messenger|c
4|Sly Moore|C|Aide to the Emperor
5|Mind Extraction|d
6|A Tale of Tragedy|e
7|Breaking Bonds|e
8|Fit of Rage|e
9|Forsaken|e
10|Isolation|e||01085
11|No Mercy|e||01086
12|Forbidden Lore|s
13|Imperialis|S
14|Force Storm|u
15|Malice|u
16|Palpatine's Lightsaber|U
17|Sith Teachings|u
18|Captain Phasma|C|Stormtrooper Commander
19|Commando Droid|c
20|First Order Stormtrooper|c||01002
21|General Grievous|C|Droid Armies Commander
22|Wat Tambor|C|Techno Union Foreman
23|A Sinister Peace|e
24|Make Demands|e
25|Probe|e||01072
26|Pulverize|e
27|Roger, Roger|e
28|The Best Defense...|e||01075
29|Defoliator Tank|s
30|Imperial Officer|s
31|Megablaster Troopers|s
32|Stap Droid|s
33|E-5 Blaster Carbine|u
34|Modular Frame|u
35|Dengar|C|Ruthless Tracker
36|Jabba The Hutt|C|Influential Kingpin
37|Quarren Tracker|c
38|Watto|C|Stubborn Gambler
39|Death Mark|d
40|Enticing Reward|d
41|Barter With Blood|e
42|Conveyex Robbery|e
43|Exterminate|e
44|Fight Dirty|e||01095
45|Hard Bargain|e
46|Hunt Them Down|e
47|Bounty Board|s
48|Punishing One|S
49|Crime Lord|u||01023
50|Dengar's Fire Blade|U
51|Skilled Tracker|u
52|Separatist Conspiracy|p
53|Assassin Droid|s
54|Ahsoka Tano|C|Brash Prodigy
55|Lor San Tekka|C|True Believer
56|Mace Windu|C|Inspiring Master
57|Obi-Wan Kenobi|C|Ardent Avenger
58|Vigilant Jedi|c
59|A Friend Lost|e
60|Channel the Force|e
61|Defensive Stance|e||01115
62|Disciplined Mind|e
63|Strong Intuition|e
64|Upper Hand|e
65|Obi-Wan Kenobi's Interceptor|S
66|Uneti Force Tree|s
67|Yoda's Spirit|S
68|Jedi Holocron|u
69|Lore Hunter|u
70|Mace Windu's Lightsaber|U
71|Republic Jedi Armor|u
72|K-2SO|C|Incognito
73|Kes Dameron|C|Courageous Sergeant
74|Naboo Palace Guard|c
75|Padmé Amidala|C|Resolute Senator
76|Target Acquired|d
77|Aggressive Negotiations|e
78|Field Medic|e||01105
79|Honorable Sacrifice|e
80|Power Surge|e
81|Unfetter|e
82|A-Wing|s
83|Concerted Effort|s
84|LAAT Gunship|s
85|Padmé Amidala's Royal Starship|S
86|Overkill|U||02033
87|Resistance Ring|u
88|Chewbacca|C|The Beast
89|Ezra Bridger|C|Resourceful Cutpurse
90|Maz Kanata|C|Canny Negotiator
91|Satine Kryze|C|Hope of Mandalore
92|Calculated Risk|e
93|Convergence|e
94|Draw Attention|e||01128
95|Flee the Scene|e
96|Instigate|e
97|Reap the Reward|e
98|Sure Shot|e
99|We're Home|e
100|Laser Tripwire|s
101|Rebel Cache|s
102|Chewbacca's Blaster Rifle|U
103|Custom Bandolier|u
104|Moxie|u
105|Secrets Laid Bare|d
106|Attunement|e
107|Circle of Shelter|e
108|Deflecting Slash|e
109|Fatal Blow|e
110|Overqualified|e
111|Twin Strike|e
112|Use The Force|e||01149
113|Force Flow|p
114|Lightsaber Mastery|p
115|Diatium Power Cell|s
116|It Binds All Things|s||01150
117|Force Pull|u
118|Lightsaber|u||01059
119|Soresu Mastery|u
120|Soresu Training|u
121|Hampered|d
122|Automated Defense|e
123|Domination|e
124|Energize|e
125|Forced Compliance|e
126|Fresh Supplies|e
127|Measure for Measure|e
128|No Answer|e
129|Rout|e
130|Seize the Day|e
131|Squad Tactics|e||01143
132|Strike Back|e
133|Advanced Training|p
134|Conscript Squad|s
135|Press the Advantage|s
136|Tech Team|s||03127
137|V-Wing|s
138|A-300 Blaster|u
139|Quicksilver Baton|u
140|Riot Shield|u
141|Enfys Nest|C|Fearsome Outlaw
142|Enfys Nest's Marauder|c
143|Wanted|d
144|Electroshock|e||01159
145|For a Price|e
146|Prey Upon|e
147|Rendezvous|e
148|Skullduggery|e
149|Truce|e||03142
150|Unpredictable|e||01162
151|Profiteering|p
152|Entourage|s
153|Seeking The Truth|s
154|Smuggling Ring|s
155|Starviper|s
156|Enfys Nest's Electroripper|U
157|Mandalorian Jetpack|u
158|Ordnance Launcher|u
159|Unscrupulous|u
160|Shock Collar|d
161|Wounded|d
162|Bacta Therapy|e
163|Block|e||01153
164|Dodge|e||01155
165|Electromagnetic Pulse|e
166|Near Miss|e
167|Unshackle|e
168|Fickle Mercenaries|s
169|Grievance Striker|U
170|Protective Suit|u
171|Punch Dagger|u
172|Sonic Detonators|u
173|Command Center|b|Lothal|01165
174|Deathwatch Hideout|b|Concordia
175|Fighting Pit|b|Mimban
176|Lair of General Grievous|b|Vassek 3
177|Mean Streets|b|Correlia
178|Military Camp|b|Kaller
179|Salt Flats|b|Crait
180|Watto's Shop|b|Tatooine
= AoN|10|Allies of Necessity
1|Count Dooku|C|Corrupted Politician
2|Count Dooku's Lightsaber|U
3|Sniper Team|s
4|Astrogation|p
5|Knighthood|u
6|Fenn Rau|C|Mandalorian Protector
7|Test of Character|e
8|Grand Design|p
9|Outer Rim Outlaw|c
10|Shadowed|d
11|Perilous Escapade|p
12|Hired Muscle|s
13|Clawdite Shapeshifter|c
14|Chance Encounter|e
15|Flank|e||01156
16|Allies of Necessity|p
17|LR-57 Combat Droid|s
18|Electro Sword|u
19|Chalmun's Cantina|b|Tatooine
20|Wheeta Palace|b|Nal Hutta
= SoH|11|Spark of Hope
1|Dark Mystic|c
2|Kylo Ren|C|Bound By The Force
3|Maul|C|Skilled Duelist
4|Nightsister Zombie|c
5|Old Daka|C|Nightsister Necromancer
6|Chancellor's Edict|d
7|Hex|d
8|Possessed|d
9|Uncontrollable Rage|d
10|Act of Betrayal|e
11|Dark Magick|e
12|Sinister Ruse|e
13|Tantrum|e
14|Weave the Ichor|e
15|Order 66|p
16|Scimitar|S
17|Ancient Magicks|u
18|Recovered Sith Lightsaber|u
19|Talisman of Resurrection|U
20|Conan Motti|C|Overconfident Officer
21|Gideon Hask|C|Inferno Squad Commando
22|Mudtrooper|c
23|Thrawn|C|Grand Admiral
24|Priority Target|d
25|Counterintelligence|e
26|Crushing Advantage|e
27|Execute Order 66|e
28|Rally the Troops|e
29|To Victory|e
30|Warning Siren|e
31|Cultural Records|s
32|Hostile Territory|S
33|Separatist Embargo|S
34|Superlaser Siege Cannon|s
35|Crimson Star|u
36|Mastermind|u
37|TL-50 Heavy Repeater|u
38|4-LOM|C|Calculating Criminal
39|IG-88|C|Single-Minded
40|Jango Fett|C|Armed To The Teeth
41|Zuckuss|C|The Uncanny One
42|Armed To The Teeth|e||01093
43|Desperate Measures|e
44|Misinformation|e
45|Tireless Pursuit|e
46|Bounty Hunters' Guild|s
47|IG-2000|S
48|Impound|s
49|Mist Hunter|S
50|Predatory Banker|s
51|0-0-0 Protocol Matrix|u
52|Armor Plating|u||02089
53|Gauntlet Rockets|u
54|Pulse Cannon|u
55|Acceptable Losses|e
56|R2-D2|C|Loyal Companion
57|Rey|C|Bound By The Force
58|Yoda|C|Mystical Mentor
59|Youngling|c
60|Refusal|d
61|Destiny Fulfilled|e
62|Exchange Of Information|e
63|Heroic Stand|e
64|Humble Service|e
65|Jedi Mind Trick|e
66|Moving Rocks|e
67|Yoda's Protection|e
68|Caretaker Village|S
69|Professor Huyang|S
70|Qui-Gon Jinn's Spirit|S
71|Three Lessons|s
72|Jedi Lightsaber|u
73|Sacred Jedi Texts|u
74|Yoda's Lightsaber|U
75|Amilyn Holdo|C|Vice Admiral
76|Bail Organa|C|Alderaanian Senator
77|C-3PO|C|Perfect Gentleman
78|Hoth Trooper|c
79|Droids' Day Out|e
80|Happy Beeps|e
81|Lightspeed Assault|e
82|Our Situation is Desperate|e
83|Rebel Assault|e||02094
84|Spark of Hope|e
85|Take Control|e
86|B-Wing|s
87|Firm Resolve|s
88|GH-7 Droid|s
89|Resistance Trench Fighters|s
90|EL-16 Heavy Field Blaster|u
91|Salvaged Arm|u
92|Tico Pendant|u
93|Chief Chirpa|C|Bright Tree Village Elder
94|Chopper|C|Metal Menace
95|Ewok Warrior|c
96|Han Solo|C|Old Swindler
97|Wicket|C|Crafty Scout
98|Ensnare|d
99|Net Trap|d
100|Rolling Logs|d
101|Ewok Ambush|e
102|Glider Attack|e
103|Jump To Lightspeed|e
104|Reassemble|e
105|Chief Chirpa's Hut|S
106|Mr. Bones|S
107|Ewok Bow|u
108|Han Solo's Blaster|U
109|Han Solo's Dice|U
110|Support of the Tribe|e
111|Fateful Companions|p
112|Alter Fate|e
113|Clever Distraction|e
114|Dark Reflections|e
115|Decisive Blow|e||02127
116|Draw Closer|e
117|Polarity|e
118|Pushing Slash|e
119|Temporary Truce|p
120|Force Connection|s
121|Mysteries of the Force|s
122|Niman Mastery|u
123|Niman Training|u
124|Untamed Power|u
125|Chain Lightning|e
126|Focused Fire|e
127|Hull Breach|e
128|Off The Sensors|e
129|Seizing Territory|e
130|Shields Are Down|e
131|Shortcut|e
132|You Are In Command Now|e
133|Aftermath|s||02123
134|AT-RT|s
135|Coruscant Police|s
136|Admiral|u
137|Communication Module|u
138|Dead Or Alive|d
139|Bad Credit|e
140|Disassemble|e
141|Encircle|e
142|I Performed Violence|e
143|Kinship|e
144|Outpace|e
145|Practice Makes Perfect|e
146|Reversal|e||01160
147|Simple Mistake|e
148|Unify|e
149|Any Means Necessary|p
150|Canto Bight Security|s
151|Mining Guild TIE Fighter|s
152|Bounty Hunter Mask|u
153|DX-2 Disruptor Blaster Pistol|u
154|Inflict Pain|e
155|Grappling Arm|u
156|Rocket Booster|u
157|Canto Casino|b|Canto Bight
158|Jabba's Palace|b|Tatooine
159|Nightsister Lair|b|Dathomir
160|Snoke's Throne Room|b|Supremacy
= CM|12|Covert Missions
1|Darth Bane|C|Ancient Master
2|Darth Vader|C|Victor Leader
3|Pong Krell|C|Deadly Imposter
4|Snoke's Praetorian Guard|c
5|Recurring Nightmare|d
6|Entropic Blast|e
7|Legacy of the Sith|e
8|Pincer Movement|e
9|Quad Slam|e
10|Trap the Blade|e
11|Treason|e
12|Rule of Two|p
13|Bloodletting|s
14|Darth Vader's Tie Advanced|S
15|Ancient Sith Armor|u
16|Death Field|u
17|Pong Krell's Lightsaber|U
18|Sith Lord|U
19|Vibro-Arbir Blades|u
20|Commander Pyre|C|Harsh Negotiator
21|Director Krennic|C|Death Star Mastermind
22|Elrik Vonreg|C|Major Baron
23|Imperial Death Trooper|c
24|Imperial Pilot|c
25|Cruel Methods|d
26|Call to Action|e
27|Face the Enemy|e
28|I'll Handle This Myself|e
29|Taking Charge|e
30|Construct the Death Star|p
31|Elrik Vonreg's TIE Interceptor|S
32|The "Duchess"|S
33|Tie Bomber|s
34|Viper Probe Droid|s
35|Commander Pyre's Blaster|U
36|Director|U
37|E-11D Blaster Rifle|u
38|Boba Fett|C|Infamous And Ruthless
39|Kragan Gorr|C|Pirate Captain
40|Pyke Sentinel|c
41|Synara San|C|Opportunistic Infiltrator
42|Trandoshan Hunter|c
43|Forced Labor|d
44|Pestering|d
45|Change of Fortune|e
46|Opportune Strike|e
47|Plunder|e
48|Warning Shot|e
49|Pirate Ship|s
50|Slave I|S
51|Boba Fett's Wrist Laser|U
52|Pyke Blaster|u
53|Anakin Skywalker|C|Dedicated Mentor
54|Jedi Knight|c
55|Kanan Jarrus|C|Jedi Exile
56|Luke Skywalker|C|Red Five
57|Forestall|e
58|Fresh Start|e
59|Luminous Beings Are We|e
60|Nullify|e
61|Skillful Deterrence|e
62|Stand Firm|e
63|Trust Your Feelings|e
64|Valiant Deed|e
65|Jedi Trials|p
66|Luke Skywalker's X-Wing|S
67|Anakin Skywalker's Lightsaber|U
68|Kanan Jarrus' Lightsaber|U
69|Padawan Braid|u
70|Hera Syndulla|C|Seasoned Captain
71|Kashyyyk Warrior|c
72|Kazuda Xiono|C|Naive Hotshot
73|Poe Dameron|C|Reckless Aviator
74|Tarfful|C|Chieftain of Kachirho
75|Feat of Strength|e
76|Imposing Figure|e
77|Plan of Attack|e
78|Run to Safety|e
79|Swing In|e
80|Trench Run|e
81|Destroy the Death Star|p
82|Fireball|S
83|Ghost|S
84|Phantom|S
85|Rebel Hangar|s
86|Wookiee Protection|s
87|Fortitude|u
88|Master Smuggler|c
89|Sabine Wren|C|Artistic and Resourceful
90|Sinjir Rath Velus|C|Ex-Loyalty Officer
91|Torra Doza|C|Energetic Thrill-Seeker
92|Vengeful Wookiee|c
93|As One|e
94|Lead from the Front|e
95|Loth-Cat and Mouse|e||02114
96|Pride and Joy|e
97|Reciprocate|e
98|Blue Ace|S
99|Bucket|S
100|Sabine Wren's TIE Fighter|S
101|Custom Paint Job|u
102|Fling|e
103|Wookiee Rage|e
104|Spectre Cell|p
105|Valorous Tribe|p
106|Acute Awareness|e
107|Bestow Wisdom|e
108|Falling Avalanche|e
109|Fluid Riposte|e
110|Infuse the Force|e
111|On Guard|e
112|Side By Side|e
113|Seeking Knowledge|s
114|Shien Mastery|u
115|Shien Training|u
116|Systems Malfunction|d
117|Assail|e
118|Command and Conquer|e
119|Covert Mission|e
120|Embark|e
121|Flanked by Wingmen|e
122|Joint Maneuver|e
123|Sneak Attack|e
124|Under Fire|e
125|Tactical Delay|s
126|Death Star Plans|U
127|Experimental Booster|u
128|Licensed to Fly|u
129|Nar Shaddaa Thief|c
130|Controlled Chaos|e
131|Dangerous Escape|e
132|Deadlock|e
133|Monopolize|e
134|Reap|e
135|Rogue Tendencies|e
136|Survival Instinct|e
137|Taken by Surprise|e
138|Think on Your Feet|e
139|Coaxium Heist|p
140|Cloud Car|s
141|Double Agent|s
142|Improvised Explosive|s
143|Raiding Party|s
144|Repurposing|s
145|Magna-Glove|u
146|Z-6 Jetpack|u
147|Jawa Junk Dealer|c
148|Outdated Tech|d
149|Eject|e
150|Harmless Trick|e
151|Salvaged Parts|e
152|Standoff|e
153|Utinni!|e
154|Merchant Freighter|s
155|Sandcrawler|s
156|Wretched Hive|s
157|Abandoned Refinery|b|Savereen
158|Colossus|b|Castilon
159|Pyke Syndicate Mine|b|Kessel
160|Valley of the Dark Lords|b|Moraband
= TR|13|Transformations
1A|Anakin Skywalker|C|Reckless One
1B|Darth Vader|C|Driven By Anger
2A|Luke Skywalker|C|Seeking The Path
2B|Luke Skywalker|C|Fulfilling His Destiny
3A|Obi-Wan Kenobi|C|Wise Protector
3B|Obi-Wan Kenobi's Spirit|S
4A|Sweeper Droid Infiltration|p
4B|Demolition Droid|p
5A|Send in the Troopers|p
5B|Arc Trooper Echo|C|Courageous and Resolute
5C|Arc Trooper Fives|C|ARC-5555
5D|Clone Commander Wolffe|C|Staunch Strategist
6A|Closing In|p
6B|Captured|p
7A|Rescue Han Solo|p
7B|Han Solo|C|Cool and Confident
8A|Choose Your Destiny|p
8B|I Will Not Turn|p
9A|United|p
9B|We Stand|p
10A|Mortis (Day)|b|Ethereal Space
10B|Mortis (Night)|b|Ethereal Space
= FA|14|Faltering Allegiances
1|Ninth Sister|C|Brutish Empath
2|Purge Trooper|c
3|Second Sister|C|Expert Duelist
4|Taron Malicos|C|Fallen Master
5|Peace Is a Lie|e
6|Siphoning Anger|e
7|Unending Hate|e
8|Vicious Rebuttal|e
9|The Inquisitorius|p
10|Painful Lessons|s
11|Inquisitor Lightsaber|u
12|Sith Warblade|u
13|Taron's Lightsaber|U
14|ISB Agent|c
15|FN-2199|C|Fierce Fighter
16|Exposing Disloyalty|e
17|Extermination Order|e
18|Raze|e
19|TIE Striker|s
20|FN-2199's Riot Baton|U
21|Bala Tik|C|Reclaiming Debts
22|Bazine Netal|C|First Order Informant
23|Bing|C|Cybernetic Killer
24|Haxion Brood Droid|c
25|Extort Cooperation|d
26|Booby Trap|e
27|Bounty Averted|e
28|Rotten Deal|e
29|Kyuzo Petar|u
30|Discord|e
31|Cal Kestis|C|Jedi in Hiding
32|Sifo-Dyas|C|Foreseer of War
33|Apt Lesson|e
34|Protect the Younglings|e
35|Pursuit of Perfection|s
36|BD-1|U
37|Cal Kestis' Lightsaber|U
38|Force Repulse|u
39|Jaro Tapal's Lightsaber|U
40|Cassian Andor|C|Efficient Agent
41|Galen Erso|C|Conscripted Physicist
42|Jyn Erso|C|Rebellion Operative
43|Medic!|e
44|Rebel Schemes|e
45|Secret Mission|e
46|Cassian's Blaster|U
47|Jyn Erso's Blaster|U
48|Master of Disguise|u
49|Babu Frik|C|Master Droidsmith
50|Greez Dritus|C|Cantankerous Pilot
51|Rebel Partisan|c
52|Saw Gerrera|C|Ruthless Extremist
53|Change of Plans|e
54|Explosive Cocktail|e
55|Hey Hey!|e
56|Reckless Ambush|e
57|Scrounging Parts|e
58|Stinger Mantis|S
59|DL-18 Blaster|u
60|Saw's RPS-6 Rocket Launcher|U
61|Unity|e
62|Intelligence Operation|p
63|Merrin|C|Nightsister Survivor
64|Force Affinity|e
65|Form Drills|e
66|Sarlaac Sweep|e
67|Will of the Force|e
68|Prescient Leap|s
69|Shii-Cho Mastery|u
70|Shii-Cho Training|u
71|Planned Operation|e
72|Kamino Cloning Facility|s
73|Tactical Advantage|s
74|Proton Bombs|u
75|R3 Astromech|u
76|Burned|d
77|Tailed|d
78|Demand Tribute|e
79|Faltering Allegiances|e
80|Forewarned|e
81|Selling Intel|e
82|Trash to Treasure|e
83|Extremist Campaign|p
84|Incendiary Stockpile|s
85|Sliced Terminal|S
86|Vibrosword|u
87|Restraining Bolt|d
88|Sneaky Diversion|e
89|Pirate Slugthrower|u
90|Stolen Datapad|u
= RM|15|Redemption
1|Darth Zannah|C|Student of the Sith
2|Kylo Ren|C|Driven by Fear
3A|Maul|C|Consumed by Revenge
3B|Maul|C|Conqueror of Mandalore
4A|Savage Opress|C|Loyal Sibling
4B|Savage Opress|C|Dark Acolyte
5|Tenth Brother|C|Tested by the Force
6|The Haunted|d
7|Chant of Resurrection|e
8|Force Drain|e
9|Your Powers Are Weak|e
10A|Watch Your Career With Great Interest|p
10B|Darth Vader|C|Unrelenting Apprentice
11|Interrogation Chair|S
12|Nightsister Assassins|s
13|General Veers|C|Death Squadron General
14|Kendal Ozzel|C|Bumbling Tactician
15|Snowtrooper|c
16|Tseebo|C|Spectre Sympathizer
17|Enfilading Fire|e
18|Offensive Position|e
19|Reckless Charge|e
20|Salvage the Assault|e
21|Relentless Advance|p
22|501st Assault Team|s
23|Blizzard 1|S
24|XJ9-CS14|S
25|Electrohammer|u
26|Garindan|C|Information Trader
27|Pirate Loyalist|c
28|Skreek|C|Warbird Enforcer
29|Ziro The Hutt|C|Crime Lord
30|Everybody Profits|e
31|Salvage Run|e
32|Triple Dark Attack|e
33|Den of Thieves|S
34|Painful Losses|S
35|Pirate Crew Member|s
36|Burryaga Agaburry|C|Savior of Hetzal
37|Jaro Tapal|C|Selfless Master
38|Jedi Apprentice|c
39|Leia Organa|C|Adept Student
40|Luminara Unduli|C|Patient Master
41|Qui-Gon Jinn|C|Venerable Maverick
42|Force Mirage|e
43|Force Reflexes|e
44|Move Along|e
45|You Will Go to the Dagobah System|e
46|The Jedi Code|p
47|Force Heal|u
48|Leia Organa's Lightsaber|U
49|Admiral Ackbar|C|Brilliant Tactician
50|Bothan Spy|c
51|Chewbacca|C|Commanding Force
52|Dak Ralter|C|Rogue Gunner
53|General Rieekan|C|Mastermind
54|Rebel Sniper|c
55|Heroic Protector|e
56|K-3PO|S
57|Redemption|S
58|Rogue One|S
59|Rogue Two|S
60|Wasaka Berry Plant|S
61|Wookiee Fluttercraft|s
62|Veteran of War|u
63|Benthic|C|"Two Tubes"
64|Dash Rendar|C|Outer Rim Hotshot
65|Lumpawaroo|C|Chewbacca's Pride
66|Obi-Wan Kenobi|C|"Rako Hardeen"
67|Wullffwarro|C
68|Grand Theft Speeder|d
69|Let's Make a Deal|e
70|Rallying Cry|e
71|Sound the Horn|p
72|Outrider|S
73|Defensive Perimeter|b|Hoth
74|Harness the Force|e
75|Rising Whirlwind|e
76|Force Valor|u
77|Jar'Kai|U
78|Lightsaber Tonfa|u
79|Quilloned Lightsaber|u
80|Power of the Tribe|e
81|Small Battles Won|e
82|Tactical Retreat|e
83|Extra Firepower|p
84|Tactical Superiority|s
85|DC-17 Hand Blaster|u
86|Security Baton|u
87|Doctor Aphra|C|Archaeologist
88|Hondo Ohnaka|C|Ultimate Pragmatist
89|Dark Memories|d
90|Headstrong|e
91|Unfair Trade|e
92A|The Ultimate Heist|p
92B|Master of Pirates|U
93|Black Market Arm|u
94|Hustling|u
95|Syndicate Electrostaff|u
96|Fury|e
97|Mandalorian Executioner Vibro-Ax|u
98|Cloud City|b|Bespin
99|Cyber Center|b|Anexes
100|Perimeter Outpost|b|Hoth
101|Death of CT-4040|p
= HS|16|High Stakes
1|Alazmec Colonist|c
2A|Darth Momin|C|Force Savant
2B|Mask Of Momin|U
3|Grand Inquisitor|C|Inquisitorius Leader
4|No Second Chances|d
5|Dark Contrition|e
6|Dark Dispatch|e
7|Why Take The Chance|e
8|Sith Eternal Cultist|s
9|Fortress Vader|S
10|Force Crush|u
11|Grand Inquisitor's Lightsaber|U
12|Sith Wayfinder|u
13|Dr. Pershing|C|Remnant Scientist
14|Incinerator Trooper|c
15|Moff Gideon|C|Ruthless Mastermind
16|Danger Close|e
17|Deserted|e
18|Intel Breach|e
19|Overwhelming Forces|e
20|Rewritten History|e
21|Dark Trooper|s
22|Outland TIE Fighter|s
23|MSE-6 Droid|s
24|Cruel Tactician|u
25|Cad Bane|C|Callous Outlaw
26|Gamorrean Fighter|c
27|IG-11|C|Programmable Hunter
28|Now It's Personal|d
29|Chemical Strike|e
30|Grab|e
31|Interdiction Field|e
32|Self-Destruct|e
33|Smash|e
34|Hostage Situation|s
35|Xanadu Blood|S
36|Gas Bomb|u
37|Path Engine|u
38|Ahsoka Tano|C|Searching The Galaxy
39A|Grogu|C|The Child
39B|Force Experiments|p
40|Guardian Of The Whills|c
41|Ki-Adi-Mundi|C|Methodical Master
42|Dissuade|e
43|I Sense A Trap|e
44|Tranquility|e
45|Protect The Child|p
46|Millennium Falcon|S
47|Renewal|s
48|Seeing Stone|s
49|Ahsoka Tano's Lightsaber|U
50|Ki-Adi-Mundi's Lightsaber|U
51|Cara Dune|C|Vengeance Of Alderaan
52|Rebel Pilot|c
53|Wedge Antilles|C|Flight Instructor
54|Contraband Seizure|e
55|Coordinated Strike|e
56|Pitch In|e
57|Roll In The Mud|e
58|Strategic Strike|e
59|Armory|s
60|R2-D2|S
61|Wedge's X-Wing|S
62|Cara Dune's Blaster|U
63|Din Djarin|C|The Mandalorian
64|Han Solo|C|Tk-710
65|Kuiil|C|Free Of Servitude
66|Fly Casual|e
67|I Have Spoken|e
68|I Like Those Odds|e
69|I'm Alright Pal|e
70|Nimble Fingers|e
71|Uprising|e
72|Stay Ahead|p
73|Razor Crest|S
74|Beskar Spear|u
75|Whistling Birds|u
76|C-3PO|S
77|Forest Clearing|b|Corvus
78|Contentious Opportunity|e
79|Kyber Quest|e
80|Makashi Riposte|e
81|Lightsaber Ignition|p
82|Force Telekinesis|u
83|Learned From My Master|u
84|Makashi Mastery|u
85|Makashi Training|u
86|Come To Aid|e
87|Military Prowess|e
88|Plan Ahead|e
89|Target Their Supplies|e
90|Fortified Position|p
91|Supply Team|s
92|General|u
93|Medal Of Bravery|u
94|Proton Grenades|u
95|Westar-35 Blaster Pistol|u
96|Greef Karga|C|Guild Expeditor
97|Boring Conversation Anyway|e
98|Fake Your Own Death|e
99|Rally The Covert|e
100|Slice|e
101|High Stakes|p
102|Ugly|s
103|Darksaber|U
104|Amban Blaster|u
105|Vibroblade|u
106|Hangar 3-5|b|Tatooine
107|Krayt Dragon Lair|b|Tatooine
108|Mandalorian Covert|b|Nevarro
= EoD|20|Echoes of Destiny
1|Captain Phasma|C|Ruthless Tactician|04002
2|First Order Stormtrooper|c||01002
3|Greedo|C|Unlucky Mercenary|05021
4|Guavian Enforcer|c||02019
5|Kylo Ren|C|Tormented One|04001
6|Mother Talzin|C|Nightsister Matriarch|05003
7|Seventh Sister|C|Agile Inquisitor|03010
8|Thrawn|C|Master Strategist|03004
9|Tobias Beckett|C|Thief For Hire|08036
10|Aayla Secura|C|Jedi General|05029
11|Anakin Skywalker|C|Podracing Prodigy|07088
12|Cassian Andor|C|Rebellion Operative|07090
13|Clone Trooper|c||05038
14|Hired Gun|c||01047
15|Luke Skywalker|C|Reluctant Instructor|07056
16|Poe Dameron|C|More Than A Pilot|04025
17|Rey|C|Finding The Ways|04024
18|Rose|C|Skilled Mechanic|05040
19|Doubt|e||02080
20|Endless Ranks|e||01070
21|Enrage|e||01081
22|Fight Dirty|e||01095
23|Isolation|e||01085
24|Loose Ends|e||02084
25|Probe|e||01072
26|Rise Again|e||02076
27|Take Prisoner|e||03068
28|The Best Defense...|e||01075
29|Twin Shadows|e||03084
30|Witch Magick|e||05082
31|Against The Odds|e||03107
32|Commando Raid|e||01103
33|Defensive Racing|e||07094
34|Do Or Do Not|e||04041
35|Draw Attention|e||01128
36|Field Medic|e||01105
37|First Aid|e||07077
38|Synchronicity|e||02106
39|Loth-Wolf Bond|e||07059
40|Local Patrol|e||03112
41|Pacify|e||07061
42|Way of the Light|e||07106
43|At Odds|e||08108
44|Automated Defense|e||09122
45|Beguile|e||07109
46|Block|e||01153
47|Crash Landing|e||05137
48|Dodge|e||01155
49|Electroshock|e||01159
50|Flank|e||01156
51|Hasty Exit|e||05153
52|High Ground|e||02128
53|Lightsaber Pull|e||03130
54|Sabotage|e||02147
55|Truce|e||03142
56|Armored Reinforcement|p||08129
57|Unshackle|e||09167
58|No Allegiance|p||08155
59|Solidarity|p||08156
60|Hound's Tooth|S||03020
61|Separatist Landing Craft|s||05014
62|Slave I|S||05025
63|Anakin Skywalker's Podracer|S||07102
64|Awakening|s||01124
65|BB-8|S||08084
66|Black One|S||08085
67|Millennium Falcon|S||05052
68|Suppressive Fire|s||07084
69|Bubble Shield|s||05145
70|Lightsaber Throw|e||02072
71|It Binds All Things|s||01150
72|Modified HWK-290|s||05070
73|Blackmail|u||02023
74|Crossguard Lightsaber|u||04007
75|Energy Bow|u||08017
76|F-11D Rifle|u||01008
77|Grand Moff|u||05016
78|ID9 Seeker Droid|u||03013
79|On The Hunt|u||01026
80|Handcrafted Light Bow|u||02039
81|Lone Operative|u||02049
82|Overkill|u||02033
83|Shoto Lightsaber|u||03051
84|Arc Caster|u||08146
85|Dorsal Turret|u||08131
86|Force Wave|u||05057
87|Heirloom Lightsaber|u||05058
88|Hidden Agenda|u||03144
89|Holdout Blaster|u||01063
90|Hunker Down|u||01164
91|Mandalorian Vambraces|u||07143
92|Mind Probe|u||01060
93|Promotion|u||01056
94|Riot Shield|u||09140
95|Carbon-freezing Chamber|b|Bespin|02151
96|Comm Tower|b|Scarif|07158
97|Command Center|b|Lothal|01165
98|Emperor's Throne Room|b|Death Star II|01167
99|Rebel War Room|b|Yavin IV|01171
100|Rift Valley|b|Dathomir|07160
101|Retribution|p||08054
102|Wanted|d||09143
103|Armor Plating|u||11052
104|Hunt Them Down|e||09046
105|Qui-Gon Jinn's Spirit|S||11070
106|Luke Skywalker's Lightning Rod|U||07069
107|Motivate|e||07079
108|Indifferent|e||08140
109|Jetpack|u||01066
110|Jabba's Palace|b|Tatooine|11158
111|Profitable Connection|p||05171
112|Extract|e||07146
113|Overload|e||07124
114|Hex|d||11007
115|Dead Or Alive|d||11138
116|Kylo Ren|C|Bound By The Force|11002
117|Rey|C|Bound By The Force|11057
118|A99 Aquata Breather|u||07066
119|Darth Vader's Lightsaber|U||08016
120|Jedi Lightsaber|u||11072
121|Yoda's Lightsaber|U||11074
122|"Fair" Trade|e||02145
123|Force Strike|e||01083
124|Jedi Mind Trick|e||11065
125|Polarity|e||11117
126|Scorched Earth|e||05087
127|Steadfast|e||07064
128|Temporary Truce|p||11119
129|New Orders|e||02137
130|Refit|e||05113
131|Ezra Bridger|C|Aspiring Jedi|07054
132|Sentinel Messenger|c||09003
133|Salvaged Arm|u||11091
134|Grappling Arm|u||11155
135|Chopper|C|Metal Menace|11094
136A|Mortis (Day)|b|Ethereal Space|13010A
136B|Mortis (Night)|b|Ethereal Space|13010B
137|Rule of Two|p||12012
138|Darth Bane|C|Ancient Master|12001
139|Trap the Blade|e||12010
140|Commander Pyre|C|Harsh Negotiator|12020
141|Commander Pyre's Blaster|U||12035
142|Taking Charge|e||12029
143|Cruel Methods|d||12025
144|Forced Labor|d||12043
145|Kanan Jarrus|C|Jedi Exile|12055
146|Nullify|e||12060
147|Fresh Start|e||12058
148|Hera Syndulla|C|Seasoned Captain|12070
149|Ghost|S||12083
150|As One|e||12093
151|Sabine Wren|C|Artistic and Resourceful|12089
152|Spectre Cell|p||12104
153|Fluid Riposte|e||12109
154|On Guard|e||12111
155|Assail|e||12117
156|Flanked by Wingmen|e||12121
157|Think on Your Feet|e||12138
158|Improvised Explosive|s||12142
159|Eject|e||12149
160|Jawa Junk Dealer|c||12147
161|Dryden Vos|C|Ruthless Crime Lord|08035
162|One With The Force|u||01042
163|Slave I|S||12050
164|Salvaged Parts|e||12151
165|Imperialis|S||09013
166|Enfys Nest's Electroripper|U||09156
167|Dangerous Maneuver|e||05150
168|Resistance Trench Fighters|s||11089
169|EL-16 Heavy Field Blaster|u||11090
170|Ancient Magicks|u||11017
171|Canto Bight Security|s||11150
172|AT-RT|s||11134
173|Kashyyyk Warrior|c||12071
174|Fortitude|u||12087
175|Valorous Tribe|p||12105
176|Finishing Strike|e||08060
177|Nexus Of Power|s||08117
178|Shakedown|e||08044
179|Laser Cannon|u||08152
180|Inferno Squad ID10 Seeker Droid|U||08034
181|Outgun|e||08081
182|LR-57 Combat Droid|s||10017
183|Rearm|e||01109
184|Twin Strike|e||09111
185|Sith Teachings|u||09017
186|Diatium Power Cell|s||09115
187|Convergence|e||09093
188|Chewbacca's Blaster Rifle|U||09102
189|Custom Bandolier|u||09103
190|Punishing One|S||09048
191|Conveyex Robbery|e||09042
192|Grievance Striker|U||09169
193|Hampered|d||09121
194|Stap Droid|s||09032
195|Z-6 Jetpack|u||12146
196|Wretched Hive|s||12156
197|Tie Bomber|s||12033
198|Insidious|s||03076
199|Deadly|u||03086
200|Drop Zone|s||03126
201|Free-For-All|e||05093
202|Chancellor's Edict|d||11006
203|Bounty Hunters' Guild|s||11046
204|DX-2 Disruptor Blaster Pistol|u||11153
205|Counterintelligence|e||11025
206|Mastermind|u||11036
207|Cultural Records|s||11031
208|Air Superiority|s||02124
209|Undermine|e||07011
210|Bardottan Sphere|u||07014
211|Second Sister|C|Expert Duelist|14003
212|The Inquisitorius|p||14009
213|Cal Kestis' Lightsaber|U||14037
214|BD-1|U||14036
215|Apt Lesson|e||14033
216|Incendiary Stockpile|s||14084
217|Faltering Allegiances|e||14079
218|Bounty Averted|e||14027
219|Darth Zannah|C|Student of the Sith|15001
220|Darth Vader|C|Unrelenting Apprentice|15010B
221|Nightsister Assassins|s||15012
222|The Haunted|d||15006
223|Watch Your Career With Great Interest|p||15010A
224|Leia Organa|C|Adept Student|15039
225|Quilloned Lightsaber|u||15079
226|Lightsaber Tonfa|u||15078
227|Doctor Aphra|C|Archaeologist|15087
228|Hondo Ohnaka|C|Ultimate Pragmatist|15088
229|The Ultimate Heist|p||15092A
230|Black Market Arm|u||15093
231|Benthic|C|"Two Tubes"|15063
232|Outrider|S||15072
233|Rallying Cry|e||15070
234|Pirate Loyalist|c||15027
235|Skreek|C|Warbird Enforcer|15028
236|Pirate Crew Member|s||15035
237|General Veers|C|Death Squadron General|15013
238|Snowtrooper|c||15015
239|501st Assault Team|s||15022
240|Relentless Advance|p||15021
241|Admiral Ackbar|C|Brilliant Tactician|15049
242|Dak Ralter|C|Rogue Gunner|15052
243|Redemption|S||15057
244|Rogue Two|S||15059
245|Veteran of War|u||15062
246|Small Battles Won|e||15081
247|Power of the Tribe|e||15080
248|Fury|e||15096
249|Mandalorian Executioner Vibro-Ax|u||15097
250|Cyber Center|b|Anexes|15099
251|Forbidden Lore|s||09012
252|T-16 Skyhopper|s||08150
253|Pirate Ship|s||12049
254|T-47 Airspeeder|s||03045
255|X-Wing|s||08086
256|Blue Ace|S||12098
257|Separatist Embargo|S||11033
258|Lotho Minor Junkers|s||07152
259|Elrik Vonreg's TIE Interceptor|S||12031
260|Rebellion Leader|u||05045
261|Force Storm|u||09014
262|Training|u||02125
263|Dagger of Mortis|U||07117
264|Soresu Training|u||09120
265|Soresu Mastery|u||09119
266|Force Jump|u||07118
267|Temptation|u||03014
268|Black Sun Blaster Pistol|u||08147
269|Way of the Force|u||07119
270|Recurring Nightmare|d||12005
271|Mind Extraction|d||09005
272|Sly Moore|C|Aide to the Emperor|09004
273|Qi'Ra|C|Street Savvy|08135
274|Veteran Stormtrooper|c||05013
275|General Grievous|C|Fearsome Cyborg|07021
276|Qui-Gon Jinn|C|Defiant Jedi Master|08058
277|Old Daka|C|Nightsister Necromancer|11005
278|Enfys Nest's Marauder|c||09142
279|Elrik Vonreg|C|Major Baron|12022
280|Clawdite Shapeshifter|c||10013
281|Han Solo|C|Independent Hotshot|08134
282|Bail Organa|C|Alderaanian Senator|11076
283|Lor San Tekka|C|True Believer|09055
284|Doctor Aphra|C|Artifact Hunter|05020
285|Unkar Plutt|C|Junk Dealer|02021
286|Youngling|c||11059
287|Clone Commander Wolffe|C|Staunch Strategist|13005D
288|K-2SO|C|Reprogrammed Droid|03026
289|Finn|C|First Order Defector|01045
290|Torra Doza|C|Energetic Thrill-Seeker|12091
291|Enfys Nest|C|Fearsome Outlaw|09141
292|Jar Jar Binks|C|Clumsy Outcast|05047
293|General Rieekan|C|Defensive Mastermind|03024
294|Poe Dameron|C|Reckless Aviator|12073
295|Allies of Necessity|p||10016
296|Intelligence Operation|p||14062
297|Advanced Training|p||09133
298|Jedi Trials|p||12065
299|Lightsaber Mastery|p||09114
300|Long-Term Plan|p||07081
301|Calling in Favors|p||07138
302|Separatist Conspiracy|p||09052
303|Built to Last|p||07115
304|Sweeper Droid Infiltration|p||13004A
305|Extra Firepower|p||15083
306|Extremist Campaign|p||14083
307|Deflecting Slash|e||09108
308|Shriek|e||08149
309|Entangle|e||05151
310|Friends in Low Places|e||02146
311|Vandalize|e||05156
312|Hidden Motive|e||06005
313|As You Command|e||03070
314|Mind Trick|e||01147
315|Clever Distraction|e||11113
316|Mend|e||05112
= UH|18|Unlikely Heroes
1|Asajj Ventress|C|Sister Returned
2|Count Dooku|C|Makashi Master
3|Nightsister Acolyte|c
4|Ren|C|Alluring Ideologue
5|Influence|d
6|Expunge Weakness|e
7|Through Power, Gain Strength|e
8|Vile Machinations|e
9|Asajj's Ginivex-Class Starfighter|S
10|Force Concealment|s
11|Asajj's Lightsaber|U
12|Dark Rage|u
13|Deny Death|u
14|Sith Master|U
15|Water Of Life|u
16|Droideka|c
17|General Grievous|C|Kaleesh Warlord
18|Iden Versio|C|Imperial Ace
19|Tarkin|C|Uncompromising Tactician
20|Inhibitor Chip|d
21|At All Costs|e
22|Casualties Of War|e
23|Defensive Effort|e
24|Good Soldiers Follow Orders|e
25|Crucial Intel|p
26|Armored Assault Tank|s
27|Separatist Supply Ship|s
28|Tactical Droid|s
29|Uncompromising|u
30|Aurra Sing|C|Merciless Hunter
31|Bossk|C|Apex Predator
32|Death Watch Mandalorian|c
33|Pre Vizsla|C|Death Watch Commander
34|Data Heist|d
35|Alternative Methods|e
36|For Mandalore!|e
37|Lawless|e
38|Trick|e
39|Hunt And Eliminate|p
40|Black Stall Station|S
41|Gauntlet Fighter|s
42|Cad Bane's Ll-30|U
43|Modified Relby V-10|u
44|Vicious Tactics|e
45|Elite Mercenary|s
46|Chirrut Îmwe|C|Spiritual Warrior
47|Mace Windu|C|Fearsome Duelist
48|Patient Padawan|c
49|Plo Koon|C|Jedi Ace
50|As The Force Wills It|e
51|Deep Meditation|e
52|Echo Three To Echo Seven|e
53|Fear Nothing|e
54|I Don't Need Luck|e
55|I Have You|e
56|Restore|e
57|Plo Koon's Starfighter|S
58|Sentinel Lightsaber|u
59|Yoda's Teachings|u
60|Baze Malbus|C|Devoted Guardian
61|Clone Commander Cody|C|Ardent Leader
62|Republic Senator|c
63|Rex|C|Bastion Of The Republic
64|Hold The Line|e
65|Maintain Position|e
66|This Is War!|e
67|AT-TE|s
68|The Bad Batch|S
69|Dc-15a Blaster Carbine|u
70|Medpack|u
71|Meebur Gascon|U
72|Bo-Katan Kryze|C|Rightful Ruler
73|Padmé Amidala|C|Political Idealist
74|Rebel Smuggler|c
75|Zeb Orrelios|C|Honorable Warrior
76|A Gift|e
77|Strike A Deal|e
78|Swift|e
79|Defiant Uprising|s
80|Mandalorian Vault|S
81|New Base|s
82|Partisan Recruit|s
83|XS Freighter|s
84|Smuggling Compartment|u
85|Unlikely Heroes|p
86|BB-8|S
87|Chirrut's Staff|U
88|Bendu's Foresight|e
89|Grow Beyond|e
90|Hawk-Bat Swoop|e
91|Saber Swarm|e
92|Path To Mastery|p
93|Ataru Mastery|u
94|Ataru Training|u
95|Palace Of The Jedi|b|Coruscant
96|I Am No Jedi|e
97|Ace Pilots|p
98|The Mission That Never Ends|p
99|Security Droid|s
100|Deflector Shield|u
101|Utility Belt|u
102|Tipoca City|b|Kamino
103|Fennec Shand|C|Adept Mercenary
104|Tracked Target|d
105|Black Market Connection|e
106|Complicated Profession|e
107|Greed|e
108|Bo-Rifle|u
109|Undercity|b|Coruscant
110|Hold Fast|e
111|Unique Perspectives|e
112|Gozanti Cruiser|s
113|Z-95|s
114|EE-3 Carbine Rifle|u
115|High Valley|b|Ryloth
= GS|19|Galactic Struggle
1|Palpatine|C|Ruling The Galaxy
2|Imperial Navy Squad Leader|c
3|Emperor|U
4|TIE Fighter Squadron|s
5|XX-9 Heavy Turbolaser|s
6|TIE Interceptor|s
7|Devious|u
8|Resupply|s
9|Fully Operational|e
10|Defensive Fire|e
11|Command|e
12|I Have Been Expecting You|e
13|I Have Foreseen It|e
14|I Am Unarmed|e
15|Strike Me Down|e
16|Lack Of Vision|e
17|It Is Your Destiny|e
18|Emperor's Tower|b|Death Star II
19|Lando Calrissian|C|Joining The Rebellion
20|Nien Nunb|C|Gold Squadron Pilot
21|Millennium Falcon|S
22|T-65 X-Wing|s
23|Y-Wing|s
24|Lando Calrissian's Blaster|U
25|DH-17 Blaster Pistol|u
26|Co-Pilot|u
27|Lavish Cape|u
28|Divert|e
29|Break Off The Attack|e
30|Accelerate To Attack Speed|e
31|Pull Up!|e
32|Point Blank|e
33|Smuggling Job|e
34|Fastest Hunk O' Junk|e
35|Rebel Alliance|e
36|Reactor Shaft|b|Death Star II
= SA|21|Seeking Answers
1|Cultist Of The Sith Eternal|c
2|Emperor's Royal Guard|c
3|Mother Talzin|C|Witch Of Dathomir
4|Ochi Of Bestoon|C|Sith Order Assassin
5A|Snoke|C|Genetic Strandcast
5B|Sith Citadel Laboratory|S
6|Poison Dart|d
7|Apology Accepted|e
8|Desecration|e
9|Magical Ichor|e
10|No Room For Failure|p
11|Night Buzzard|S
12|Ichor Sword|u
13|Sith Dagger|U
14|Lorth Needa|C|Incredulous Captain
15|Rukh|C|Noghri Assassin
16|Soontir Fel|C|Baron Of The Empire
17|Thrawn|C|Military Strategist
18|Espionage|e
19|Only Stormtroopers Are So Precise|e
20|Scanning Crew|e
21|Shield Recharge|e
22|You're Far Too Trusting|e
23|Losing The War|p
24|Imperial-Class Star Destroyer|s
25|Scout Trooper|s
26|Siege|S
27|125-Z Treadspeeder Bike|s
28|Architect Of War|u
29|Black Krrsantan|C|Ferocious Gladiator
30|Cornelius Evazan|C|Mutilator Of Milvayne
31|Ponda Baba|C|Aqualish  Thug
32|Sy Snootles|C|Unpredictable Pa'lowick
33|Most Wanted|D
34|E Chu Ta!|e
35|Prizefighter|e
36|Swindle|e
37|Underworld|p
38|Desolate Deed|S
39|Nikto Sand Riders|s
40|Remnant Stormtrooper Cell|s
41|8D8|S
42|Vibroknuckle Duster|u
43|Ben Solo|C|Free Of Torment
44|Beru Lars|C|Luke's Guardian
45A|Rey|C|Jedi In Waiting
45B|Rey|C|All The Jedi
46|Yoda|C|Patient Jedi Master
47|In Harmony|e
48|Luke's Offer|e
49|Proficient Attack|e
50|Seeking Answers|e
51|The Way Of The Jedi|e
52|Greed Can Be A Powerful Ally|S
53|Jedi Temple Guards|s
54|Luke Skywalker's Spirit|S
55|Legacy Lightsaber|u
56|Qui-Gon Jinn's Teachings|U
57|Finn|C|Risk Taker
58|Jannah|C|Defected Stormtrooper
59|Kallus|C|Fulcrum
60|Leia Organa|C|The Princess
61|Tallissan Lintra|C|Protecting The Peace
62|Behind Enemy Lines|e
63|Code K-One-Zero|e
64|Contingency Plan|e
65|Deploy|e
66|Lightspeed Skipping|e
67|Venator-Class Star Destroyer|s
68|R5-D4|S
69|Tantive IV|S
70|Finn's Glie-44 Blaster Pistol|U
71|Cobb Vanth|C|The Marshal
72|Owen Lars|C|Moisture Farmer
73|Sabine Wren|C|Mandalorian  Warrior
74|The Armorer|C|Wise Leader
75|Zorii Bliss|C|Spice Runner Of Kijimi
76|Get Around|e
77|So Long, Sky Trash|e
78|This Is The Way|e
79|Din Djarin's N-1 Starfighter|S
80|Partisan U-Wing|s
81|Sabine's Westar|U
82|Insurgent Group|p
83|Blue Milk|e
84|Lightsaber Feint|e
85|Methodical|e
86|Bestoon Legacy|S
87|Force Assistance|u
88|Monastery|b|Mortis
89|Presence|e
90|War Is Inevitable|e
91|Strategic Discipline|p
92|Special Operative|u
93|Standard Issue Blaster|u
94|Death Star II Wreckage|b|Kef Bir
95|Boba Fett|C|Daimyo Of Tatooine
96|Garsa Fwip|C|Respected Twi'lek
97|Cheap Shot|e
98|Sabacc|e
99|Tusken Camp|s
100|Gaderffii|u
101|The Dune Sea|b|Tatooine
102|Figrin D'an|C|Bith For Hire
103|Anticipation|e
104|Charm Offensive|e
105|Dank Farrik|e
106|Harvest|e
107|Mad About Me|e
108|Solitary|e
109|Krayt Dragon Bones|S
110|Moisture Farm|s
111|The Modal Nodes|S
112|IB-94 Blaster Pistol|u
113|Substrata|b|Glavis
= DoP|22|Display of Power
1|Darth Vader|C|Driven By Revenge
2|Fifth Brother|C|Jedi Hunter
3|Reva|C|Third Sister
4|The Son|C|The Dark Side
5|Weak Mind|d
6|Display Of Power|e
7|Force Destruction|e
8|Hate Grows In You|e
9|Mercy Doesn't Defeat The Enemy|e
10|Sanction|e
11|Shroud Of Darkness|p
12|Scythe|S
13|Double-Bladed Lightsaber|u
14|Force Retaliation|u
15|Gar Saxon|C|Imperial Mandalorian
16|General Kalani|C|Super Tactical Droid
17|Nute Gunray|C|Deceitful Viceroy
18|Tiaan Jerjerrod|C|Moff
19|Fire Across The Galaxy|e
20|Imperial Justice|e
21|Sinister Motives|e
22|Admiral's Orders|p
23|Executor|S
24|Imperial Checkpoint|s
25|Seeker Droid|s
26|Stranded|S
27|Light Repeating Blaster|u
28|Military Strategist|u
29|Ig-Rm Thug Droid|c
30|Jabba The Hutt|C|Feared And Respected
31|Maul|C|From The Shadows
32|Qi'ra|C|Crimson Dawn Lieutenant
33|Rook Kast|C|Super Commando
34|Xi'an|C|Blade Expert
35|No Witnesses|d
36|Await The Dawn|e
37|Infamy|e
38|The Upper Hand|e
39|First Light|S
40|Hylobon Enforcers|s
41|Dauntless|u
42|Vambrace Flame Thrower|u
43|Kanan Jarrus|C|Focused Jedi
44|Luke Skywalker|C|One With The Force
45|Obi-Wan Kenobi|C|Jedi Guardian
46|The Daughter|C|The Light Side
47|Tera Sinube|C|Jedi Investigator
48|Binary Force|e
49|May The Force Be With You|e
50|Wield The Force|e
51|Guardians Of Peace|s
52|Morai|S
53|Jedi Cloak|u
54|Luke's Teachings|U
55|Obi-Wan Kenobi's Lightsaber|U
56|Aayla Secura|C|General
57|Jun Sato|C|Phoenix Cell Commander
58|Fenn Rau|C|Protector Of Concord Dawn
59|Hera Syndulla|C|Revolutionary Leader
60|Tala Durith|C|Imperial Defector
61|Reckless Advance|e
62|This Is Our Rebellion|e
63|Vision Of Hope|e
64|Echo Base|S
65|Hera's Prototype B6|S
66|Phoenix Nest|S
67|Aayla Secura's Lightsaber|U
68|LO-LA59|U
69|Cham Syndulla|C|The Hammer Of Ryloth
70|Ezra Bridger|C|Freedom Fighter
71|Han Solo|C|Charming Smuggler
72|Kawlan Roken|C|Jedi Protector
73|A Step Ahead|e
74|Asteroid Sanctuary|e
75|Fight For The Cause|e
76|Quite The Mercenary|e
77|Chopper|S
78|Twi'lek Resistance Fighter|s
79|Beskar Hammer|u
80|Renowned|u
81|Street Smart|U
82|The Path|p
83|NED-B|S
84|Balance The Force|e
85|Lightsaber Reflection|e
86|Suppress Your Fears|e
87|The Father|p
88|Absorb Energy|u
89|Force Sense|u
90|Training Lightsaber|u
91|Jedi Temple|b|Lothal
92|Battle Tactic|e
93|Name The System|e
94|Kuat Drive Yards|p
95|Surprise Tactics|s
96|Tydirium|S
97|Chain Of Command|u
98|Se-14r Light Blaster|u
99|Hangar Bay|b|Jabiim
100|Cikatro Vizago|C|Devaronian Crime Lord
101|Embo|C|Stoic Kyuzo
102|Public Enemy|D
103|Dejarik|e
104|Broken Horn|S
105|Oola|S
106|E-851 Blaster Pistol|u
107|Daiyu City|b|Daiyu
108|Max Rebo|C|Popular Ortolan
109|Guarded|e
110|Mimic|e
111|Outwit|e
112|Base Of Operation|p
113|Kalikori|S
114|Wuher|S
115|MK Sniper Rifle|u
116|Jawa Trade Route|b|Tatooine
= RES|23|Resurgence
1|Allya|C|The First Witch
2|Barriss Offee|C|Fallen Friend
3|The Hunter|C|Ruthless Pursuer
4|Sith Acolyte|c
5|Life Drain|d
6|Anger And Power|e
7|Dark Forces|e
8|Just Reward|e
9|Corruption|s
10|Nightsister Fortress|S
11|Dark Devastation|u
12|Darth Vader's Lightsaber|U
13|Pyrokinesis|u
14|Crosshair|C|Expert Marksman
15|Dedra Meero|C|Ambitious Agent
16|Linus Mosk|C|Pre-Mor Enforcement
17|Major Partagaz|C|ISB Major
18|Palpatine|C|Master Of Manipulation
19|Effective Intelligence|e
20|Reserve Attack|e
21|Uncharted Tactics|e
22|Surveillance And Seizure|p
23|Aldhani Outpost|S
24|Arrestor Cruiser|s
25|ISB Central Office|S
26|Pre-Mor Enforcers|S
27|Imperial Rule|u
28|Tyrant|u
29|Bib Fortuna|C|Cunning Twi'lek
30|Dryden Vos|C|Crimson Dawn
31|Jango Fett|C|Expert Fighter
32|Moralo Eval|C|Criminal Mastermind
33|Zam Wesell|C|Shapeshifter For Hire
34|Clear Target|D
35|Raise The Stakes|e
36|Scum And Villainy|e
37|Unlucky For Some|e
38|Annihilator Droid|s
39|C-21 Highsinger|S
40|Salacious B. Crumb|S
41|The Khetanna|S
42|Jango Fett's Westar-34|U
43|Projectile Rifle|u
44|Deceit|e
45|Anakin Skywalker|C|Overconfident Student
46|Gungi|C|Protective Friend
47|Shaak Ti|C|Skilled Combatant
48|Yaddle|C|Valiant Master
49|Desperate Power|e
50|Healing Touch|e
51|Sanctuary|e
52|DC0052 Speeder|s
53|Jedi Archives|S
54|Consular Teachings|u
55|Morichro|u
56|Obi-Wan's Teachings|u
57|Shaak Ti's Lightsaber|U
58|Hunter|C|Commanding Officer
59|Luthen Rael|C|Axis
60|Mon Mothma|C|Revolutionary Leader
61|Wrecker|C|Demolitions Expert
62|Endure|e
63|Resurgence|e
64|Troopers' Advance|e
65|Home One|S
66|Jetpack Trooper|s
67|Luthen's Haulcraft|S
68|Marauder|S
69|DC-17M Blaster Rifle|u
70|Bix Caleen|C|Ferrix Mechanic
71|Cassian Andor|C|Alliance Loyalist
72|Enfys Nest|C|Infamous Marauder
73|Karis Nemik|C|Freedom Fighter
74|Maarva Andor|C|Fighting The Empire
75|For The Greater Good|e
76|Nobody's Listening!|e
77|The Axe Forgets|e
78|Aldhani Heist|p
79|Alliance Pathfinders|s
80|B2EMO|S
81|Cloud-Riders|S
82|Partisan X-Wing|s
83|Courage|u
84|Nemik's Manifesto|U
85|Partisan Rifle|u
86|Daughters of Ferrix|S
87|Asajj Ventress|C|Relentless Hunter
88|Count Dooku|C|Determined Idealist
89|Force Advantage|e
90|Vergence|s
91|Battle Meditation|u
92|Count Dooku's Lightsaber|U
93|The Tower|b|Coruscant
94|Cost Of War|e
95|Tactical Sacrifice|e
96|The Long Game|e
97|Flexible Leadership|p
98|Preemptive Defense|s
99|Automated Turret|u
100|Commander|u
101|Imperial Prison Complex|b|Narkina 5
102|Droopy McCool|C|Snit
103|Asteroid Field|e
104|As You Wish|e
105|Going Somewhere, Solo?|e
106|One Last Trick|p
107|Skyblade Swoop Bike|s
108|Bryar Pistol|u
109|Garsa's Sanctuary|b|Tatooine
110|Lekku Warning|e
111|Mechanical Efficiency|e
112|Suspicion|e
113|Leverage|p
114|Blaster Rifle|u
115|Cluster Missiles|u
116|Heavy Laser Cannon|u
117|Resilience|u
118|Rix Road|b|Ferrix
= AF|24|Awaiting Fate
1|Baylan Skoll|C|Seeking Higher Power
2|Dagan Gera|C|Jedi Knight Marauder
3|Darth Plagueis|C|The Wise
4|Marrok|C|Mysterious Warrior
5|Shin Hati|C|Force Sensitive Mercenary
6|Emergence|e
7|Exploit Weakness|e
8|The Chosen One|e
9|Your Thoughts Betray You|e
10|Awaiting Fate|p
11|Great Mothers|S
12|Power|s
13|RP82 Fiend Fighter|s
14|Dagan Gera's Lightsaber|U
15|Force Choke|u
16|Enoch|C|Captain Of The Guard
17|Moff Gideon|C|Remnant Warlord
18|Morgan Elsbeth|C|Vindictive Witch
19|Thrawn|C|Strategic Mind
20|Assume I Know Everything|e
21|Long Live The Empire|e
22|Imperial Security|e
23|Oppress Freedom|e
24|Chimaera|S
25|Night Troopers|s
26|Electrostaff|u
27|Imperial Control|u
28|Dengar|C|The Demolisher
29|Gorian Shard|C|Pirate King
30|Rayvis|C|Gen'dai Jedi Slayer
31|Vane|C|Nikto Captain
32|4-LOM|D
33|No Escape|d
34|Detonation|e
35|Influenced|e
36|Thrifty|e
37|Cumulus-Class Corsair|s
38|Pirate Snub Fighter|s
39|Zuckuss|S
40|Swindler|u
41|Nihil Lightsaber|u
42|HK-87 Assassin Droid|c
43|A350 Blaster Rifle|u
44|Ahsoka Tano|C|Jedi Remnant
45|Bokken Jedi|c
46|Professor Huyang|C|Architect Droid
47|Cal Kestis|C|Jedi Survivor
48|Cere Junda|C|Keeper Of The Archives
49|Anakin Skywalker's Teachings|e
50|Clarity Of Purpose|e
51|Shielding Stance|e
52|Stay Together|e
53|Ahsoka Tano's T-6 Jedi Shuttle|S
54|Bokken Saber|u
55|Luke Skywalker's Lightsaber|U
56|Carson Teva|C|New Republic Captain
57|Greef Karga|C|High Magistrate
58|Jan Dodonna|C|General
59|Tech|C|Intellectual Soldier
60|New Republic Bureaucracy|d
61|Bacta Spray|e
62|Opportunistic Offense|e
63|Warfare|p
64|A-Wing|s
65|Hammerhead Corvette|s
66|Hunter's Knife|U
67|Medic|u
68|Bo-Katan Kryze|C|Ruler Of Mandalore
69|Chewbacca|C|Loyal Companion
70|Din Djarin|C|Mandalorian Peacemaker
71|Paz Vizsla|C|Last Man Standing
72|Sabine Wren|C|Spectre Prodigy
73|Battle Confidence|e
74|Digging For Answers|e
75|Honor And Loyalty|e
76|Walking Carpet|e
77|Grogu|S
78|Kom'rk-Class Fighter|s
79|Partisan Pistol|u
80|Sabine's Lightsaber|U
81|Far, Far Away|p
82|Noti Villager|S
83|Agility|e
84|The Force|p
85|Anakin Skywalker's Spirit|S
86|Unconventional Form|S
87|Bygone Lightsaber|u
88|Strong With The Force|u
89|Astral Henge|b|Seatos
90|Senate Guard|c
91|Collateral Damage|e
92|Last Resort|e
93|Stand Down!|e
94|Tides Of Battle|e
95|Z-6 Rotary Blaster Cannon|u
96|Remnant Headquarters|b|Mandalore
97|Merrin|C|Adaptive Nightsister
98|Mok Shaiz's Majordomo|C|Negotiator
99|Long Shot|e
100|Outmaneuver|e
101|Prospering Galaxy|e
102|Smuggler's Run|e
103|Salvaged Legacy|u
104|Boba Fett's Bacta Chamber|b|Tatooine
105|Jawa Reclaim|e
106|Neutralize|e
107|Plan B|e
108|Pretty Gutsy Move, Kid!|e
109|What Do You Sacrifice?|e
110|Dangerous Gambit|p
111|GNK Droid|s
112|Amban Sniper Rifle|u
113|Cycler Rifle|u
114|Great Forge|b|Mandalore
115|Outlands|b|Peridea
= UA|25|Uncharted Alliances
1|Seventh Sister|C|Cruel
2|Bend To My Power|e
3|Fyrnock|s
4|ID9 Seeker Droid|u
5|General Veers|C|Brilliant Tactician
6|Surface Attack|e
7|AT-ST|s
8|Wampa|s
9|Boba Fett|C|Deadly
10|There Will Be No Bargain|e
11|Gamorrean Guard|s
12|Rancor|s
13|Slave 1|S
14|Krykna|s
15|Ezra Bridger|C|Instinctive
16|Uncharted Alliances|e
17|Dume|S
18|R2-D2|S
19|Leia Organa|C|Commanding Presence
20|One for One|e
21|C-3PO|S
22|Tauntaun|s
23|Saw Gererra|C|Resistance Fighter
24|Save The Rebellion|e
25|Insurgent Spy|S
26|Moroff|S
27|Porg|s
28|Rebel Airspeeder|s
29|Bendu|S
30|Omi|S
31|Bodhi Rook|S
32|The Zillo Beast|S
33|Krayt Dragon|S
34|Nature|e
35|Forage|e
36|Hunters' Guild Target|d
37|Feral|u
38|Tamed|u
= EoD1|17|Echoes of Destiny 2021
1|Captain Phasma|C|Ruthless Tactician|04002
2|First Order Stormtrooper|c||01002
3|Greedo|C|Unlucky Mercenary|05021
4|Guavian Enforcer|c||02019
5|Kylo Ren|C|Tormented One|04001
6|Mother Talzin|C|Nightsister Matriarch|05003
7|Seventh Sister|C|Agile Inquisitor|03010
8|Thrawn|C|Master Strategist|03004
9|Tobias Beckett|C|Thief For Hire|08036
10|Aayla Secura|C|Jedi General|05029
11|Anakin Skywalker|C|Podracing Prodigy|07088
12|Cassian Andor|C|Rebellion Operative|07090
13|Clone Trooper|c||05038
14|Hired Gun|c||01047
15|Luke Skywalker|C|Reluctant Instructor|07056
16|Poe Dameron|C|More Than A Pilot|04025
17|Rey|C|Finding The Ways|04024
18|Rose|C|Skilled Mechanic|05040
19|Doubt|e||02080
20|Endless Ranks|e||01070
21|Enrage|e||01081
22|Fight Dirty|e||01095
23|Isolation|e||01085
24|Loose Ends|e||02084
25|Probe|e||01072
26|Rise Again|e||02076
27|Take Prisoner|e||03068
28|The Best Defense...|e||01075
29|Twin Shadows|e||03084
30|Witch Magick|e||05082
31|Against The Odds|e||03107
32|Commando Raid|e||01103
33|Defensive Racing|e||07094
34|Do Or Do Not|e||04041
35|Draw Attention|e||01128
36|Field Medic|e||01105
37|First Aid|e||07077
38|Krayt Dragon Howl|e||02104
39|Loth-Wolf Bond|e||07059
40|Negotiate|e||01131
41|Pacify|e||07061
42|Way of the Light|e||07106
43|At Odds|e||08108
44|Automated Defense|e||09122
45|Beguile|e||07109
46|Block|e||01153
47|Crash Landing|e||05137
48|Dodge|e||01155
49|Electroshock|e||01159
50|Flank|e||01156
51|Hasty Exit|e||05153
52|High Ground|e||02128
53|Lightsaber Pull|e||03130
54|Sabotage|e||02147
55|Truce|e||03142
56|Armored Reinforcement|p||08129
57|Espionage|p||05168
58|No Allegiance|p||08155
59|Solidarity|p||08156
60|Hound's Tooth|S||03020
61|Separatist Landing Craft|s||05014
62|Slave I|S||05025
63|Anakin Skywalker's Podracer|S||07102
64|Awakening|s||01124
65|BB-8|S||08084
66|Black One|S||08085
67|Millennium Falcon|S||05052
68|Suppressive Fire|s||07084
69|Bubble Shield|s||05145
70|Hailfire Droid Tank|s||07130
71|It Binds All Things|s||01150
72|Modified HWK-290|s||05070
73|Crime Lord|u||09049
74|Crossguard Lightsaber|u||04007
75|Energy Bow|u||08017
76|F-11D Rifle|u||01008
77|Grand Moff|u||05016
78|ID9 Seeker Droid|u||03013
79|On The Hunt|u||01026
80|Handcrafted Light Bow|u||02039
81|Lone Operative|u||02049
82|Overkill|u||02033
83|Rey's Lightsaber|U||04030
84|Arc Caster|u||08146
85|Dorsal Turret|u||08131
86|Force Wave|u||05057
87|Heirloom Lightsaber|u||05058
88|Hidden Agenda|u||03144
89|Holdout Blaster|u||01063
90|Hunker Down|u||01164
91|Mandalorian Vambraces|u||07143
92|Mind Probe|u||01060
93|Promotion|u||01056
94|Riot Shield|u||09140
95|Carbon-freezing Chamber|b|Bespin|02151
96|Comm Tower|b|Scarif|07158
97|Command Center|b|Lothal|01165
98|Emperor's Throne Room|b|Death Star II|01167
99|Rebel War Room|b|Yavin IV|01171
100|Rift Valley|b|Dathomir|07160
`;
